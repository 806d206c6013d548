import type { QuestionKind } from '../../../interviewer.ts'
import { withA } from '../../french/grammar.ts'

/** An answer of blanks, by kind, when the candidate gave nothing to build on; `aim` names the post or a mission. */
export function skeletonFor(kind: QuestionKind, aim: string): string {
  return SKELETONS[kind](aim)
}

/** « pour gérer les stocks », « dans le poste de maçon ». */
export const towards = (aim: string) =>
  /^(?:le|ce) poste/.test(aim) ? `dans ${aim}` : `pour ${aim}`

const SKELETONS: Record<QuestionKind, (aim: string) => string> = {
  presentation: (aim) =>
    `Je travaille comme [votre métier ou formation] depuis [durée à préciser], d'abord à [lieu], puis à [lieu]. J'y ai [ce que vous avez tenu ou appris], par exemple [un fait précis]. On m'a ensuite confié [ce qui montre la confiance]. C'est ce qui me prépare ${withA(aim)}.`,
  motivation: (aim) =>
    `Ce poste m'attire parce que [votre raison, tirée d'un moment vécu]. À [lieu], j'ai déjà [ce que vous avez fait de proche], et [ce que cela a donné]. C'est cette expérience que je veux mettre à profit ${towards(aim)}.`,
  behavioural: (aim) =>
    `C'était à [lieu et moment], et [ce qui posait problème]. De mon côté, je devais [votre rôle]. J'ai d'abord [premier geste], puis j'ai [deuxième geste]. À la fin, [ce que vous avez constaté], soit [chiffre à préciser]. Depuis, je [ce que vous avez gardé], et cela me servirait ${towards(aim)}.`,
  technical: (aim) =>
    `Je commence par [première étape], parce que [raison]. Ensuite, je [deuxième étape], avec [outil ou réglage]. Je vérifie [ce que vous contrôlez] : la valeur attendue est [chiffre à préciser]. Si ce n'est pas bon, je [ce que vous faites]. La dernière fois, à [lieu], [ce qui s'est passé] ; c'est ce que je ferais aussi ${towards(aim)}.`,
  situational: (aim) =>
    `Je commence par [ce que vous arrêtez ou protégez]. Je préviens aussitôt [la personne à prévenir], en lui disant [les faits]. Ensuite, je [geste suivant], et je note [la trace laissée]. J'ai vécu une scène proche à [lieu] : [ce qui s'est passé]. J'agirais de même ${towards(aim)}.`,
  closing: (aim) =>
    `Je suis disponible [date ou délai]. J'aimerais savoir [votre question sur l'équipe] et [votre question sur les premières semaines]. Je le demande parce que, à [lieu], j'ai vu que [ce que vous avez appris], et que cela compterait ${towards(aim)}.`,
}
