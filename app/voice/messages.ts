/** What a dictation says when it cannot begin or must end; the text in the field always stays. */
const BY_WRITING = 'Votre texte est gardé\u00a0: continuez par écrit, ou réessayez.'

export const NO_ACCESS = `Ce navigateur ne donne pas accès au micro ici. ${BY_WRITING}`
export const REFUSED =
  "Le micro est refusé à ce site. Pour l'autoriser, ouvrez les réglages du site à côté de l'adresse. Votre texte est gardé\u00a0: vous pouvez répondre par écrit."
export const NO_MICROPHONE = `Aucun micro n'a été trouvé. Branchez-en un, puis réessayez. ${BY_WRITING}`
export const MICROPHONE_IN_USE = `Le micro ne répond pas\u00a0: une autre application s'en sert peut-être. Fermez-la, puis réessayez. ${BY_WRITING}`
export const REVOKED = `L'accès au micro vient d'être retiré. Ce que vous avez dit est gardé. ${BY_WRITING}`
export const DEVICE_LOST = `Le micro ou le casque s'est déconnecté. Ce que vous avez dit est gardé. ${BY_WRITING}`
export const INTERRUPTED = `Le micro a été coupé, par un appel peut-être. Ce que vous avez dit est gardé\u00a0: appuyez pour reprendre.`
export const TAB_HIDDEN = `La dictée s'est arrêtée quand vous avez quitté l'onglet. Ce que vous avez dit est gardé\u00a0: appuyez pour reprendre.`
export const TOO_LONG = `Cinq minutes sont passées\u00a0: la dictée s'arrête là. Relisez votre réponse, et resserrez-la.`
export const NOTHING_HEARD = `Aucun son n'a été entendu. Vérifiez que le micro choisi est le bon et qu'il n'est pas coupé.`
export const RECOGNISER_SILENT = `La reconnaissance vocale de votre navigateur ne répond pas. ${BY_WRITING}`
export const LANGUAGE_MISSING = `Votre navigateur ne sait pas écrire le français parlé. ${BY_WRITING}`
export const NOT_LOADED = `La dictée n'a pas pu se charger. Vérifiez votre connexion, puis réessayez. ${BY_WRITING}`
export const NOT_PLAYED = "Ce son n'a pas pu être relu."

/** What the server answers; the recording stays in the tab whatever it says. */
const KEPT = "L'enregistrement reste dans cet onglet\u00a0: réessayez, ou écrivez votre réponse."
export const NO_TRANSCRIPTION =
  "Ce site n'écrit pas ce que vous dites. Répondez par écrit, ou dictez par votre navigateur."
export const NO_SOUND = `Ce qui est arrivé n'est pas un enregistrement. ${KEPT}`
export const RECORDING_TOO_LARGE = `L'enregistrement dépasse 10\u00a0Mo ou cinq minutes. Répondez en plusieurs fois. ${KEPT}`
export const TRANSCRIPTION_FAILED = `La transcription a échoué. ${KEPT}`
export const TRANSCRIPTION_LATE = `La transcription se fait trop attendre. ${KEPT}`
export const TRANSCRIPTION_BUSY = `La transcription est très demandée en ce moment. ${KEPT}`
export const NOTHING_WRITTEN = `Aucun mot n'a été reconnu. ${KEPT}`
export const WORDS_ARE_COMING = 'Vos mots arrivent\u00a0: relisez-les, puis soumettez.'
export const dictatedTooMuch = (when: string) =>
  `La limite du jour des dictées est atteinte. Réessayez ${when}, ou écrivez votre réponse. ${KEPT}`
