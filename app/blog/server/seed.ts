import { randomUUID } from 'node:crypto'
import type { Ports } from '#app/ports.ts'
import { FIRST_ARTICLES } from '../content/first-articles.ts'
import { ArticleForm } from '../contract.ts'
import { HOUSE_AUTHOR, minutesToRead } from '../rules.ts'
import { slugFrom } from '../slug.ts'
import { cleanHtml, textOf } from './clean-html.ts'
import { countArticles, insertArticle, markSeeded } from './storage.ts'
import { searchWords } from './writing.ts'

const A_DAY = 24 * 60 * 60 * 1000

/** Loads the first articles into an empty database, once: what is deleted later stays deleted. */
export async function seedArticles({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    const isFirst = await markSeeded(tx, 'articles', now.toISOString())
    if (!isFirst || (await countArticles(tx, {})) > 0) return
    for (const { daysBefore, content, ...words } of FIRST_ARTICLES) {
      const form = ArticleForm.parse({
        ...words,
        content,
        slug: slugFrom(words.title),
        author: HOUSE_AUTHOR,
        featured: words.featured ?? false,
        published: true,
        readTime: readTimeOf(content),
      })
      const createdAt = new Date(now.getTime() - daysBefore * A_DAY).toISOString()
      const article = { ...form, content: cleanHtml(form.content), createdAt, updatedAt: createdAt }
      await insertArticle(tx, { id: randomUUID(), ...article }, searchWords(article))
    }
  })
}

const readTimeOf = (content: string) => minutesToRead(textOf(content).split(' ').length)
