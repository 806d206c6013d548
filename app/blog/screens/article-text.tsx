import { ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { noBreak } from '#app/ui/no-break.ts'
import type { Article } from '../contract.ts'
import { Prose } from '../prose.tsx'
import { ArticleFacts, Byline } from './article-facts.tsx'

/** An article from its title to the invitation that follows it. */
export function ArticleText({ article }: { article: Article & { date: string } }) {
  return (
    <article className="mx-auto max-w-column pt-8 sm:pt-12">
      <Link to="/blog" data-no-print className="link inline-flex min-h-11 items-center text-base">
        Retour au blog
      </Link>
      <div className="mt-6">
        <ArticleFacts article={article} badge={article.featured} />
      </div>
      <h1 className="mt-5 text-[clamp(2rem,1.4rem+2.6vw,3.25rem)] leading-[1.06]">
        {noBreak(article.title)}
      </h1>
      <p className="mt-5 text-xl text-ink-soft">{noBreak(article.excerpt)}</p>
      <div className="mt-5 mb-10 border-b border-hairline pb-6">
        <Byline article={article} />
      </div>
      <Prose html={article.content} />
      <Invitation />
    </article>
  )
}

function Invitation() {
  return (
    <aside data-no-print className="mt-14 rounded-xl border border-hairline bg-surface p-6 sm:p-8">
      <h2 className="text-2xl">Et avec votre annonce, cela donne quoi ?</h2>
      <p className="mt-2 text-ink-soft">
        Collez l'offre que vous visez : huit questions faites pour elle, un retour après chaque
        réponse.
      </p>
      <ButtonLink to="/job-description" variant="primary" className="mt-6">
        Commencer une simulation
      </ButtonLink>
    </aside>
  )
}
