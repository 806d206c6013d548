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
