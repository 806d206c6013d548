import type { QuestionKind } from '../../../kinds.ts'
import { asksForWork } from '../asks-for-work.ts'
import { normalizeText } from '../normalize-text.ts'

const isMethod = (kind: QuestionKind) => kind === 'technical' || kind === 'situational'

/** What sort of act a question is about, and the steps in which that sort of act is told. */
interface ActPlan {
  asked: RegExp
  fits: (kind: QuestionKind) => boolean
  plan: string
}

/** The first that fits. */
const BY_ACT: readonly ActPlan[] = [
  {
    asked: /\bavez vous (?!besoin)/,
    fits: (kind) => kind === 'technical',
    plan: "En trois phrases : une chose faite de bout en bout, et pour qui ; ce qu'elle a permis de trouver, de corriger ou de gagner ; ce que vous n'avez pas encore fait seul ou seule.",
  },
  {
    asked:
      /\b(?:strategies?|feuille de route|schema directeur|plan (?:d actions?|strategique|de transformation)|politique (?:d achats?|rh|salariale|commerciale)|transformation)\b/,
    fits: (kind) => kind === 'behavioural',
    plan: "En quatre temps : d'où vous partiez, et ce qu'il fallait obtenir ; vos deux ou trois choix, et ce que vous avez écarté ; qui a fait quoi, et votre part ; le résultat, et en combien de temps.",
  },
  {
    asked:
      /\b(?:strategies?|feuille de route|schema directeur|plan (?:d actions?|strategique|de transformation)|politique (?:d achats?|rh|salariale|commerciale)|transformation)\b/,
    fits: isMethod,
    plan: "En quatre temps : d'où l'on part, et ce qu'il faut obtenir ; vos deux ou trois choix, et ce que vous écartez ; qui fait quoi, et quand ; ce qui vous dira de continuer ou de changer.",
  },
  {
    asked:
      /\b(?:que|comment) (?:lui |leur |y )?(?:ecriv|redig|repond|dites|diriez|annonc|expliqu|formul)\w*/,
    fits: isMethod,
    plan: "En quatre temps : ce que la personne a besoin de savoir ou de pouvoir faire ; votre première phrase, telle que vous la diriez ; ce que vous proposez ensuite ; comment vous savez qu'elle a compris.",
  },
  {
    asked:
      /\b(?:comment (?:decid|choisi)\w*|accepter ou (?:de )?refuser|sur quoi (?:vous )?decid\w*|qu est ce qui (?:vous )?(?:fait )?decid\w*|que gardez vous)\b/,
    fits: isMethod,
    plan: 'En quatre temps : ce que vous regardez, et dans quel ordre ; la limite de chaque critère ; votre décision, et qui en répond ; ce que devient ce que vous refusez, et la trace que vous en gardez.',
  },
  {
    asked:
      /\b(?:bebes?|enfants?|eleves?|adolescente?s?|patiente?s?|residente?s?|usagers?|familles?|parents?|apprentie?s?|stagiaires?|beneficiaires?|personnes? (?:agee|handicapee|desorientee|accompagnee|accueillie)s?)\b/,
    fits: (kind) => kind === 'technical',
    plan: 'En quatre temps : ce que vous savez de la personne avant de commencer ; vos premiers gestes, ou vos premiers mots ; ce que vous observez, et ce qui vous fait ralentir ou changer ; ce que vous en transmettez, et à qui.',
  },
  {
    asked:
      /\b(?:mesur|control|verifi|regl(?:ez|age)|etalonn|calibr|dos(?:ez|age)|outils?\b|appareils?\b|instruments?\b|temperature|pression|tolerance|combien\b)/,
    fits: (kind) => kind === 'technical',
    plan: "En quatre temps : ce que vous regardez avant de commencer ; vos gestes dans l'ordre, avec l'outil ou la valeur ; ce que vous contrôlez à la fin ; ce que vous faites si ce n'est pas bon.",
  },
]

/** Where one speaks of oneself, the steps are those of any such answer. */
const OF_ONESELF: Partial<Record<QuestionKind, string>> = {
  behavioural:
    "En quatre temps : la situation, en une phrase ; ce que vous avez fait, vous, en deux gestes ; ce qui s'est passé ensuite ; ce que vous faites depuis.",
  presentation:
    "En quatre phrases : votre métier ou vos études ; l'expérience la plus proche de ce poste, avec sa durée ; un fait que vous y avez tenu ; ce que vous cherchez maintenant.",
  motivation:
    "En trois phrases : ce que l'annonce dit et qui vous a fait écrire ; un moment où vous avez fait ou vu quelque chose qui y ressemble ; ce que vous n'avez pas aujourd'hui et que vous trouveriez ici.",
}

const OF_WORK_DONE =
  "En trois phrases : ce que c'était, avec un nombre ou une durée ; votre part à vous, dite avec « je » ; ce qui en est sorti."

/** The steps in which an answer to this question could be told, by the act that it asks about; null for an act that none is known of, since a plan for anything helps nobody. */
export function planFor(kind: QuestionKind, question: string): string | null {
  const asked = normalizeText(question).replace(/-/g, ' ')
  const act = BY_ACT.find((one) => one.fits(kind) && one.asked.test(asked))
  if (act) return act.plan
  return kind === 'presentation' && asksForWork(question)
    ? OF_WORK_DONE
    : (OF_ONESELF[kind] ?? null)
}
