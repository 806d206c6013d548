import { AI_PROVIDER } from '../../content/claims.ts'
import type { WhoInterviews } from '../../who-interviews.ts'

export function Story() {
  return (
    <section
      aria-labelledby="histoire"
      className="grid gap-x-16 gap-y-5 py-16 sm:py-20 lg:grid-cols-[18rem_minmax(0,1fr)]"
    >
      <h2 id="histoire" className="text-section">
        Notre histoire
      </h2>
      <div className="max-w-text space-y-5">
        <p>
          On passe des heures sur un CV, et quelques minutes sur ce que l'on dira. Non par
          négligence : il est difficile de s'entraîner seul à une conversation. Un proche n'ose pas
          critiquer, un miroir ne pose pas de questions, et les listes trouvées en ligne ne parlent
          ni de ce poste ni de cette entreprise.
        </p>
        <p>
          Vis-à-vis est né de ce constat. L'annonce contient presque tout l'entretien à venir ; il
          suffisait de la lire comme le fait un recruteur, puis d'écouter la réponse comme un coach.
        </p>
      </div>
    </section>
  )
}

const RULES =
  "tenu par des règles que nous écrivons : rester sur l'offre, citer la réponse, ne rien inventer de votre vie, ne jamais aborder ce que la loi interdit de demander en entretien."

const FROM: Record<WhoInterviews['kind'], string> = {
  coach: "viennent d'un intervieweur intégré",
  google: `sont confiés à un modèle génératif, ${AI_PROVIDER}`,
  server: "sont confiés à un modèle génératif, choisi par l'éditeur de ce site",
}

const MARKED =
  "Ce qu'il écrit est signalé comme tel. Adresses e-mail et numéros de téléphone sont retirés de vos textes avant l'envoi."
const HERE: Record<WhoInterviews['kind'], string> = {
  coach: `C'est une analyse locale, sans IA générative. Vos textes ne partent chez aucun fournisseur d'IA. Connecté à une IA, ce site utiliserait ${AI_PROVIDER}.`,
  google: MARKED,
  server: MARKED,
}

export function Technology({ interviewer }: { interviewer: WhoInterviews }) {
  return (
    <section
      aria-labelledby="technologie"
      className="grid gap-x-16 gap-y-5 border-t border-hairline py-16 sm:py-20 lg:grid-cols-[18rem_minmax(0,1fr)]"
    >
      <h2 id="technologie" className="text-section">
        La technologie
      </h2>
      <div className="max-w-text space-y-5">
        <p>{`Les questions et les retours ${FROM[interviewer.kind]}, ${RULES}`}</p>
        <p>{HERE[interviewer.kind]}</p>
        <p>
          Le score, lui, n'est jamais donné par un modèle. Notre code le calcule à partir de cinq
          dimensions notées chacune de un à cinq : la pertinence, la preuve concrète, la structure,
          le résultat mesuré et l'adéquation au poste.
        </p>
      </div>
    </section>
  )
}
