/** Words that carry how something is told rather than what it is about; the others are known by their ending. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  'et de je a le la un j l les en est ai 0 une d c que avec pas on pour des il au sur qui dans du par ne ce ca deux fait n mon ou plus qu ans tout suis m si me y moi avant trois parce meme depuis lui mois ma donc etait vous puis s bien mais apres se quand faut chez sans fais toujours elle jour comme demande faire mes fois sont jours h avait equipe peu client temps dit jamais peut passe ete ils personne chef eu semaine son aussi etre ont tres heure semaines aux ensuite pendant rien regarde service tous chaque minutes sa autre savoir avais vu bon sous reste nous quatre sinon an non'.split(
    ' ',
  ),
)
