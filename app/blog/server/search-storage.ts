import { type ExpressionBuilder, expressionBuilder, sql } from 'kysely'
import type { Db, Tables } from '#app/platform/database/database.ts'

/** From here on, walking the newest articles finds enough sooner than gathering all of a word. */
const MANY = 700
/** Two words are seldom together: walking for both takes longer. */
const MANY_OF_SEVERAL = 2_000
const LAST_SIGN = '\u{10ffff}'

export interface ArticleFilter {
  /** Beginnings of words that must all be there, folded. */
  words?: readonly string[]
  category?: string | null
  published?: boolean | null
  featured?: boolean
  exceptId?: string
}

export interface WeighedFilter extends ArticleFilter {
  /** The one of the words that the fewest articles have, when these are few enough to gather. */
  rareWord: string | null
}

/** Finds out how common the words are, which decides the way to their articles. */
export async function weighWords(db: Db, filter: ArticleFilter): Promise<WeighedFilter> {
  const words = filter.words ?? []
  const many = words.length > 1 ? MANY_OF_SEVERAL : MANY
  const weights = await Promise.all(
    words.map(async (word) => ({ word, weight: await weightOf(db, word, many) })),
  )
  const [rarest] = weights.sort((a, b) => a.weight - b.weight)
  return { ...filter, rareWord: rarest && rarest.weight < many ? rarest.word : null }
}

async function weightOf(db: Db, word: string, many: number): Promise<number> {
  const some = db
    .selectFrom('article_word')
    .select('articleId')
    .where('word', '>=', word)
    .where('word', '<', `${word}${LAST_SIGN}`)
    .limit(many)
  const { weight } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('weight'))
    .executeTakeFirstOrThrow()
  return Number(weight)
}

export function matches(eb: ExpressionBuilder<Tables, 'article'>, filter: WeighedFilter) {
  const { words = [], rareWord, category, published, featured, exceptId } = filter
  // The plus keeps both databases from walking the articles by date when a few are known already.
  const shown = rareWord === null ? eb.ref('published') : sql<number>`+ "published"`
  return eb.and([
    ...(published == null ? [] : [eb(shown, '=', published ? 1 : 0)]),
    ...(category ? [eb('category', '=', category)] : []),
    ...(featured ? [eb('featured', '=', 1)] : []),
    ...(exceptId ? [eb('id', '<>', exceptId)] : []),
    ...(rareWord === null
      ? words.map((word) => hasWord('article.id', word))
      : [eb('id', 'in', articlesWith(rareWord, words))]),
  ])
}

/** The articles of one word that have the others too, from the index of words alone. */
const articlesWith = (word: string, words: readonly string[]) =>
  expressionBuilder<Tables>()
    .selectFrom('article_word as first')
    .select('first.articleId')
    .where('first.word', '>=', word)
    .where('first.word', '<', `${word}${LAST_SIGN}`)
    .where(({ and }) =>
      and(
        words.filter((other) => other !== word).map((other) => hasWord('first.articleId', other)),
      ),
    )

const hasWord = (articleId: 'article.id' | 'first.articleId', word: string) => {
  const eb = expressionBuilder<Tables>()
  return eb.exists(
    eb
      .selectFrom('article_word as other')
      .select('other.articleId')
      .where('other.articleId', '=', sql.ref<string>(articleId))
      .where('other.word', '>=', word)
      .where('other.word', '<', `${word}${LAST_SIGN}`),
  )
}
