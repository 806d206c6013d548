/** « Racontez une fois où… », « un exemple de… »: one moment that was lived, and not a path or a method. */
const STORY =
  /(?:racontez|parlez|donnez)[- ](?:moi|nous)? ?(?:d['’]|de |du |des |un |une |l['’]|la |le )|racontez\s|une fois où|un moment où|avez-vous déjà/i
const OF_ONESELF = /votre (?:parcours|expérience|formation|métier)|de vous(?=[ ,.?!]|$)/i

const FOR_STORY = 'Situation, ce que vous avez fait, résultat.'
const FOR_OTHERS = 'Un fait précis, dit avec «\u00a0je\u00a0».'

/** One line of advice on how to answer this question. */
export const adviceFor = (question: string) =>
  STORY.test(question) && !OF_ONESELF.test(question) ? FOR_STORY : FOR_OTHERS
