import type { Fault } from './faults.ts'

/** Kept or thrown away by its age alone. */
const THROWS_AWAY =
  /\b(?:on|je|j|nous) (?:ai |a |avons )?(?:jet(?:te|ait|ais|ions|ons|e)|balanc\w+|broy\w+|brul\w+|detrui\w+)\b.{0,30}\b(?:plus de \w+ (?:ans|mois)|vieux|vieilles|anciens?|anciennes?|pour faire de la place|qui (?:traine|gene|prend)\w*)/
const KEPT_BY_RULE = /\b(?:archiv\w*|classement|dossiers?|documents?|conserv\w*)\b/
/** A flat no, and nothing held out. */
const FLAT_NO = /\b(?:je|j ai) refuse\b|\b(?:pas question|hors de question)\b/
const HOLDS_OUT =
  /\b(?:par contre|en revanche|je (?:peux|pourrais?|propose)|possible|m arranger|souple|mais (?:je|si|on|le|la|les))\b/
/** What can be told without a name is not told at all. */
const WITHHOLDS =
  /\bconfidentiel\w*\b.{0,40}\b(?:peux|pouvais|puis) (?:pas|rien)\b|\bje (?:ne )?(?:peux|pouvais) (?:pas|rien) (?:vraiment |trop )?(?:en parler|dire)\b.{0,40}\bconfidentiel\w*/
/** Given way, where one was to hold. */
const GAVE_IN =
  /\b(?:on a|j ai|nous avons) (?:\w+ )?(?:fait un geste|cede|lache|accepte quand meme|dit oui quand meme|craque)\b/
const HOLDING_ASKED = /\b(?:refuse\w*|refus|dit non|dire non|tenu bon)\b/
/** What an answer does that its question, or an interview, makes a misstep. */
export const MISSTEPS: readonly Fault[] = [
  {
    id: 'throws-away',
    below: 60,
    urgency: 94,
    fits: ({ sentence }, { question }) =>
      THROWS_AWAY.test(sentence.plain) && KEPT_BY_RULE.test(question),
    cue: THROWS_AWAY,
    remark:
      "un recruteur s'arrête là : dites quelle règle fixe ce que l'on garde, et qui donne son accord avant de détruire.",
  },
  {
    id: 'gave-in',
    below: 60,
    urgency: 94,
    fits: ({ sentence }, { question }) =>
      GAVE_IN.test(sentence.plain) && HOLDING_ASKED.test(question),
    cue: GAVE_IN,
    remark:
      'un recruteur y entend que vous avez cédé ; dites votre limite, et ce que vous avez demandé en échange.',
  },
  {
    id: 'withholds',
    below: 60,
    urgency: 94,
    fits: ({ sentence }, { kind }) =>
      (kind === 'presentation' || kind === 'behavioural') && WITHHOLDS.test(sentence.plain),
    cue: WITHHOLDS,
    remark:
      'un projet se raconte sans nom de client ; dites ce que vous y faisiez, vous, et ce que cela a donné.',
  },
  {
    id: 'flat-no',
    below: 60,
    urgency: 93,
    fits: ({ sentence }, { kind, answer }) =>
      kind === 'closing' && FLAT_NO.test(sentence.plain) && !HOLDS_OUT.test(answer.plain),
    cue: FLAT_NO,
    remark:
      'un refus sec ferme la discussion ; dites la même limite calmement, sa raison, et ce que vous pouvez proposer.',
  },
]
