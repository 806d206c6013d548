import type { QuestionKind } from '../../../kinds.ts'
import type { Judgement } from '../judge.ts'
import { holdsPersonalData } from '../signals/claims.ts'
import type { Conduct } from '../signals/conduct.ts'
import { comeBack, isSurelyBeside } from './off-topic.ts'
import { quoteOf } from './quote.ts'

export interface Improvement {
  /** The gravest first. */
  urgency: number
  text: string
  quote?: string
  remark?: string
}

const OF_ONESELF = { closing: true, motivation: true, presentation: true }
/** It takes the place of the work, and is never quoted. */
const OWN_HEALTH =
  /\b(?:mon|un) (?:burn[ -]?out|cancer|avc)\b|\b(?:ma|une) (?:depression|maladie)\b/

/** What is to be mended before anything else: a red line, what is wrong in substance, or what caps the score. */
export function limitRemarks(judgement: Judgement): Improvement[] {
  const { limit, grave, answer, kind } = judgement
  if (grave && !limit?.conduct)
    return [
      { urgency: 99, ...quoted(grave.remark, judgement, grave.cue) },
      { urgency: 98, text: grave.instead },
    ]
  if (holdsPersonalData(answer.plain) && !limit)
    return [
      {
        urgency: 82,
        text: "Ne citez ni le nom, ni le téléphone, ni l'adresse d'une personne : « une cliente » suffit, et montre votre discrétion.",
      },
    ]
  if (!limit && kind in OF_ONESELF && OWN_HEALTH.test(answer.plain))
    return [
      {
        urgency: 93,
        text: "Rien ne vous oblige à parler de votre santé, et c'est ce que l'on retiendra : dites ce que vous cherchez dans le travail lui-même.",
      },
    ]
  switch (limit?.reason) {
    case 'conduct':
      return limit.conduct
        ? [
            {
              urgency: 99,
              ...quoted(remarkOn(limit.conduct, kind), judgement, limit.conduct.pattern),
            },
            { urgency: 98, text: insteadOf(limit.conduct, kind) },
          ]
        : []
    case 'other-story':
      return [
        {
          urgency: 97,
          text: `C'est une histoire pour une autre question : on n'y voit pas ${limit.theme?.name ?? 'ce que la question demande'}. Choisissez un cas où ce point est au centre.`,
        },
      ]
    case 'other-question':
      return isSurelyBeside(judgement) ? [{ urgency: 97, text: comeBack(judgement) }] : []
    case 'figures-only':
      return [
        {
          urgency: 97,
          text: 'Les chiffres de cette réponse situent la scène : ajoutez ce que vous avez fait et ce qui a changé.',
        },
      ]
    case 'list':
      return [
        {
          urgency: 84,
          text: 'Les faits sont là, mais en liste : reliez-les en deux phrases et dites lequel compte pour ce poste.',
        },
      ]
    case 'would-do':
      return [
        {
          urgency: 68,
          text: 'Votre démarche est claire, mais elle reste au conditionnel : remplacez-la par un cas réel dès que vous en avez un, même modeste.',
        },
      ]
    default:
      return []
  }
}

/** A remark on the very words that call for it. */
function quoted(remark: string, { annotated, answer }: Judgement, cue: RegExp) {
  const one = annotated.find(({ sentence }) => sentence.plain.search(cue) >= 0)
  const quote = one ? quoteOf(one.sentence, answer.raw, cue) : null
  return quote
    ? { text: `« ${quote} » : ${lower(remark)}${/[.!?]$/.test(remark) ? '' : '.'}`, quote, remark }
    : { text: `${capital(remark)}.`.replace('..', '.') }
}

const lower = (text: string) => text.charAt(0).toLocaleLowerCase('fr') + text.slice(1)
const capital = (text: string) => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)

/** Asked for a gesture, where nothing has happened: what is waited for is the safe one, and no rescue. */
const isGesture = ({ id }: Conduct, kind: QuestionKind) => id === 'danger' && kind === 'technical'
const remarkOn = (conduct: Conduct, kind: QuestionKind) =>
  isGesture(conduct, kind)
    ? "Ce geste met quelqu'un en danger. On attend ici le geste sûr, et la raison de chaque précaution."
    : conduct.remark
const insteadOf = (conduct: Conduct, kind: QuestionKind) =>
  isGesture(conduct, kind)
    ? 'Reprenez le geste sûr, dans son ordre : ce que vous vérifiez avant, ce que vous ne faites jamais, ce que vous contrôlez à la fin.'
    : INSTEAD[conduct.id]

/** How to take the scene up again, once the conduct was named. */
const INSTEAD: Record<Conduct['id'], string> = {
  danger:
    "Reprenez dans l'ordre : arrêter, mettre à l'abri, appeler, puis noter ce qui s'est passé.",
  harm: 'Racontez un moment où vous avez gardé votre calme : ce que vous avez fait, qui vous avez appelé, ce que vous avez écrit.',
  hidden:
    "Dites ce que vous gardez comme trace, qui vous prévenez, et dans quel délai la règle l'impose.",
  prejudice:
    'Reprenez la scène en partant de ce que la personne a fait, et dites la règle que vous appliqueriez à toute autre.',
  fraud:
    'Dites à qui vous demandez confirmation, par quel canal, et ce que vous bloquez en attendant la réponse.',
  discrimination:
    "Dites votre refus en une phrase calme, rappelez que la loi l'interdit, puis revenez aux compétences utiles au poste.",
  secrecy: "Dites ce que vous répondez à quelqu'un qui insiste, et vers qui vous l'orientez.",
}
