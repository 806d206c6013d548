const TO_A_LEADER =
  /(?<!\p{L}|avec )(?:votre équipe|vos équipes|vos collaborateurs|encadrez)(?!\p{L})/iu
const OF_LEADING =
  /(?<!\p{L})(?:apprenti|stagiaire|recrue|tutorat|encadr|votre équipe|vos équipes|débutant)/iu

/** Whether a question is said to somebody who has people to lead. */
export const isToALeader = (text: string): boolean => TO_A_LEADER.test(text)

/** Whether it speaks of training or leading others, which whoever begins does not do. */
export const isOfLeading = (text: string): boolean => OF_LEADING.test(text)
