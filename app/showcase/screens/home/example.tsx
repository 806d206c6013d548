import { Marked, MarkNumber } from '#app/ui/marked.tsx'

/** The product at work on an invented offer: a line of it, the question it gives, an answer, two remarks. */
export function Example() {
  return (
    <figure className="lg:mt-1">
      <figcaption className="sr-only">
        Un exemple : une ligne de l'offre, la question qui en est tirée, une réponse et deux
        remarques.
      </figcaption>
      <blockquote className="ml-5 border-l-2 border-edge pb-7 pl-5 text-base leading-normal text-ink-soft sm:ml-8">
        <span className="block text-sm font-semibold text-ink">Dans l'offre</span>
        Le samedi matin,{' '}
        <strong className="bg-accent-tint font-semibold text-ink">
          vous servez une clientèle nombreuse
        </strong>{' '}
        et tenez la caisse du magasin.
      </blockquote>
      <div className="rounded-xl border border-hairline bg-surface p-5 shadow-raised sm:p-8">
        <p className="flex items-baseline justify-between gap-4 text-base text-ink-soft">
          <span>Question 3 sur 8</span>
          <span className="figures font-semibold text-ink">01:12</span>
        </p>
        <p className="quoted mt-3 font-heading text-2xl leading-[1.2] font-semibold tracking-tight text-balance sm:text-[1.75rem]">
          Racontez un moment d'affluence où il a fallu garder votre calme. Qu'avez-vous fait ?
        </p>
        <p className="mt-5 border-t border-hairline pt-5 leading-[1.75]">
          Un samedi de décembre, la file sortait du magasin.{' '}
          <Marked tone="good" number={1}>
            J'ai demandé à ma collègue de préparer les commandes pendant que j'encaissais
          </Marked>
          .{' '}
          <Marked tone="improve" number={2}>
            Finalement, tout s'est bien passé.
          </Marked>
        </p>
        <ul className="mt-5 grid gap-3 text-base leading-snug">
          <li className="flex gap-3">
            <MarkNumber tone="good" number={1} />
            <span>
              <strong className="font-semibold text-good">Point fort :</strong> une décision à vous,
              précise, prise sur le moment.
            </span>
          </li>
          <li className="flex gap-3">
            <MarkNumber tone="improve" number={2} />
            <span>
              <strong className="font-semibold text-improve">À préciser :</strong> combien de temps
              gagné ? Qu'ont dit les clients ?
            </span>
          </li>
        </ul>
      </div>
    </figure>
  )
}
