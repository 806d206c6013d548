import { foldLetters } from './fold-letters.ts'
import { fromThirdGroup } from './third-group.ts'

/** Folded present forms (« vous », « il ») of verbs that no rule gives, towards their infinitive. */
const IRREGULAR = new Map<string, string>(
  `etes est:être avez a:avoir faites faitez fait:faire allez va:aller tenez tient:tenir venez vient:venir prenez prend:prendre
  apprenez apprend:apprendre comprenez comprend:comprendre reprenez reprend:reprendre
  entreprenez entreprend:entreprendre mettez met:mettre permettez permet:permettre transmettez transmet:transmettre promettez promet:promettre
  soumettez soumet:soumettre remettez remet:remettre conduisez conduit:conduire reduisez reduit:réduire
  produisez produit:produire traduisez traduit:traduire construisez construit:construire
  instruisez instruit:instruire introduisez introduit:introduire entretenez entretient:entretenir
  maintenez maintient:maintenir soutenez soutient:soutenir obtenez obtient:obtenir contenez contient:contenir
  intervenez intervient:intervenir prevenez previent:prévenir parvenez parvient:parvenir devenez devient:devenir
  recevez recoit:recevoir concevez concoit:concevoir percevez percoit:percevoir accueillez accueille:accueillir
  recueillez recueille:recueillir rendez rend:rendre vendez vend:vendre repondez repond:répondre
  attendez attend:attendre etendez etend:étendre defendez defend:défendre suivez suit:suivre
  poursuivez poursuit:poursuivre savez sait:savoir pouvez peut:pouvoir devez doit:devoir voulez veut:vouloir
  voyez voit:voir prevoyez prevoit:prévoir pourvoyez pourvoit:pourvoir ouvrez ouvre:ouvrir
  couvrez couvre:couvrir decouvrez decouvre:découvrir offrez offre:offrir ecrivez ecrit:écrire
  decrivez decrit:décrire inscrivez inscrit:inscrire redigez redige:rédiger lisez lit:lire elisez elit:élire
  dites dit:dire servez sert:servir partez part:partir sortez sort:sortir sentez sent:sentir
  connaissez connait:connaître reconnaissez reconnait:reconnaître paraissez parait:paraître
  vivez vit:vivre resolvez resout:résoudre joignez joint:joindre rejoignez rejoint:rejoindre
  peignez peint:peindre atteignez atteint:atteindre craignez craint:craindre contraignez contraint:contraindre
  acquerez acquiert:acquérir courez court:courir concourez concourt:concourir parcourez parcourt:parcourir
  battez bat:battre combattez combat:combattre cousez coud:coudre perdez perd:perdre
  correspondez correspond:correspondre dependez depend:dépendre satisfaites satisfait:satisfaire
  convainquez convainc:convaincre cuisez cuit:cuire exclut excluez:exclure incluez inclut:inclure
  concluez conclut:conclure prescrivez prescrit:prescrire promouvez promeut:promouvoir trayez trait:traire assoyez assied:asseoir traitez traite:traiter`
    .split(/:|\s+/)
    .reduce<{ pending: string[]; pairs: [string, string][] }>(
      ({ pending, pairs }, token) => {
        if (!isInfinitiveToken(token)) return { pending: [...pending, token], pairs }
        return {
          pending: [],
          pairs: [...pairs, ...pending.map((form): [string, string] => [form, token])],
        }
      },
      { pending: [], pairs: [] },
    ).pairs,
)

function isInfinitiveToken(token: string): boolean {
  return /(?:re|ir|er|oir)$/.test(token) && !/^(?:offre|ouvre|couvre|decouvre)$/.test(token)
}

const FUTURE = new Map<string, string>(
  Object.entries({
    ser: 'être',
    aur: 'avoir',
    fer: 'faire',
    ir: 'aller',
    tiendr: 'tenir',
    viendr: 'venir',
    entretiendr: 'entretenir',
    maintiendr: 'maintenir',
    soutiendr: 'soutenir',
    obtiendr: 'obtenir',
    interviendr: 'intervenir',
    parviendr: 'parvenir',
    deviendr: 'devenir',
    recevr: 'recevoir',
    concevr: 'concevoir',
    devr: 'devoir',
    pourr: 'pouvoir',
    saur: 'savoir',
    verr: 'voir',
    prevoir: 'prévoir',
    pourvoir: 'pourvoir',
    accueiller: 'accueillir',
    recueiller: 'recueillir',
    connaitr: 'connaître',
    acquerr: 'acquérir',
    courr: 'courir',
    parcourr: 'parcourir',
    voudr: 'vouloir',
  }),
)

/** Verbs in -isser, whose « -issez » is not that of « finir ». */
const IN_ISSER = /(?:laiss|baiss|caiss|tiss|viss|hiss|gliss|pliss|liss)ez$/

const SECOND_GROUP_IT =
  /^(?:.*(?:garant|défin|établ|fourn|sais|réun|rempl|rétabl|fin|chois|invest|sub|ag|réag|élarg|enrich|approfond|réuss|blanch|noirc|roug|pol|pun|brand|bât|convert|avert|répart|assort|amort|ralent|adouc|mun|franch|rafraîch|démol|embell|faibl|affaibl|nourr|grand|agrand|élab|guér|un|démun|vern|gran|rôt|farc|raid|surg|vieill|établ|accompl|assain|assoupl|unif|abol|applaud))it$/

/** Infinitive of « vous » forms, present or future; null when the word is not such a form. */
export function fromVous(verb: string): string | null {
  const form = verb.toLocaleLowerCase('fr')
  if (!/(?:ez|êtes|etes|faites|dites)$/.test(form)) return null

  const known = IRREGULAR.get(foldLetters(form)) ?? fromThirdGroup(form)
  if (known) return known
  const future = /^(.*r)ez$/.exec(form)?.[1]
  const infinitive = future === undefined ? null : fromFuture(future)
  if (infinitive) return infinitive
  if (/issez$/.test(form) && (!IN_ISSER.test(form) || IN_IR.test(form.replace(/ssez$/, 'r'))))
    return form.replace(/ssez$/, 'r')
  return /ez$/.test(form) ? form.replace(/ez$/, 'er') : null
}

const PRESENT_IN_IRER = /^(?:re|at|é|sou)?tir$|spir$|^(?:adm|re?v|v|c|dés|exp)ir$/
const FUTURE_IN_RE =
  /(?:ui|mett|batt|nd|rd|suiv|^viv|surviv|[éè]cri|scri|^[ldr]i|éli|interdi|clu|aît|oi|plai|tai|rai|vainc|romp)r$/
const NOT_FUTURE =
  /^(?:engend|cylind|dési|(?:entre-?)?déchi|(?:réé|é)clai|flai|soupi|effond|empi|dé?ti|déli|m[io]i?|chavi|affai|dévi|foi|cend|caland)r$/

/** « assurer » from « assurer-ez »; null when the stem is that of a present (« prépar-ez »). */
function fromFuture(stem: string): string | null {
  const known = FUTURE.get(foldLetters(stem))
  if (known) return known
  if (/er$/.test(stem)) return backToStem(stem)
  if (NOT_FUTURE.test(stem) || PRESENT_IN_IRER.test(stem)) return null
  if (FUTURE_IN_RE.test(stem)) return `${stem}e`
  return /ir$/.test(stem) ? stem : null
}

/** Undoes what a mute ending does to a stem: « gère » to « gérer », « emploie » to « employer ». */
function backToStem(infinitive: string): string {
  return infinitive
    .replace(/(m|l|p|s|g|ach|cr|mod|harc|déc)è(n|v|s|m|l|t)er$/, (whole, before, after) =>
      OPEN_E.has(`${before}${after}`) ? `${before}e${after}er` : whole,
    )
    .replace(/è([^aeiouyèé]{1,2}|qu|gu)er$/, 'é$1er')
    .replace(/([ouae])ier$/, (whole, vowel: string) =>
      IN_YER.test(infinitive) ? `${vowel}yer` : whole,
    )
    .replace(/(app|renouv|rapp|ép|étinc)eller$/, '$1eler')
    .replace(/(proj|j|rej|étiqu)etter$/, '$1eter')
}

const OPEN_E = new Set([
  'mn',
  'lv',
  'ps',
  'sm',
  'gl',
  'acht',
  'achv',
  'crv',
  'modl',
  'harcl',
  'décl',
])
const IN_YER = /(?:plo|tto|nvo|uto|nno|bro|vo|ppu|ssu|nnu|ssa|pa|ba|bla|ra|éga)ier$/

/** Infinitive of third person singular forms, present or future; null when unsure. */
export function fromThird(verb: string): string | null {
  const form = verb.toLocaleLowerCase('fr')
  const known = IRREGULAR.get(foldLetters(form))
  if (known && !/ez$/.test(form)) return known
  if (/ra$/.test(form)) return fromFuture(form.slice(0, -1))
  if (SECOND_GROUP_IT.test(form)) return form.replace(/t$/, 'r')
  if (/e$/.test(form) && form.length > 3) return backToStem(`${form}r`)
  return null
}

const NOT_INFINITIVES =
  /^(?:premier|dernier|atelier|chantier|courrier|dossier|métier|papier|particulier|régulier|hôtelier|quartier|policier|financier|hospitalier|immobilier|mobilier|cuisinier|infirmier|officier|cahier|entier|singulier|hier|fer|mer|cher|plaisir|avenir|souvenir|loisir|désir|leader|designer|header|newsletter|cluster|helper|docker|power|developer|engineer|her|other|after|over|customer|partner|computer|user|order|paper|lettre|livre|cadre|titre|nombre|entre|contre|notre|votre|autre|être humain|centre|registre|ordre|chiffre|offre|membre|théâtre|semestre|trimestre|arbre|marbre|cuivre|sucre|salaire|horaire|contraire|affaire|commentaire|sourire|prestataire|partenaire|territoire|laboratoire|histoire|mémoire|maître|pouvoir|devoir|savoir|espoir|soir|tiroir|couloir|trottoir|miroir|master|reporter|banquier|caissier|plombier|menuisier|ouvrier|barbier|pâtissier|bachelier|fermier|technique|supplémentaire|super|hiver|enfer|panier|pilier|palier|calendrier|clavier|février|janvier|escalier|acier|évier|collier|gibier|sentier|usager|étranger|danger|berger|verger|boulanger|potager|léger|ménager|foyer|loyer|noyer|écuyer|rocher|plancher|clocher|bûcher|archer|gaucher|porcher|vacher|cocher|rucher)$/i

const INFINITIVE =
  /^(?:\p{L}{2,}er|\p{L}{2,}ir|\p{L}+oir|\p{L}*(?:faire|dire|lire|[cd]uire|[ct]ruire|(?:sou)?rire|crire|suivre|vivre|vendre|rendre|prendre|tendre|pondre|fendre|perdre|mettre|battre|naître|paraître|joindre|peindre|teindre|eindre|aindre|soudre|coudre|clure|croire|boire|vaincre|traire|être|cendre|fondre|tordre|mordre|instruire|nuire|luire|cuire|suffire|inscrire|élire))$/u

const NOUN_OR_VERB = /^(?:conseiller|manager|poster|boucher|coucher|déjeuner|dîner|goûter|lancer)$/
const BEFORE_OBJECT =
  /^\s+(?:et |puis |sur |la|les?|l'|un|une|des|du|nos|vos|votre|notre|ses|son|sa|leurs?|au|aux|à)(?:\s|\b)/iu

/** Verbs in -ir; other words in -ir are names. */
const IN_IR =
  /^(?:ré|re|dé|r|des|dés|ac|ap|as|con|entre|inter|main|sou|ob|pré|par|sur|sub|dis|res|par|sous|ad|pro|é|en)?(?:agir|abolir|aboutir|accomplir|accueillir|acquérir|adoucir|affaiblir|affranchir|agrandir|alourdir|amincir|amortir|anéantir|aplatir|appesantir|applaudir|approfondir|arrondir|assainir|assortir|assouplir|assujettir|avertir|bâtir|blanchir|bondir|brandir|brunir|choisir|compatir|conquérir|convertir|courir|couvrir|crépir|cueillir|définir|dégarnir|démolir|divertir|durcir|dormir|éclaircir|élargir|embellir|emplir|enfouir|enrichir|envahir|épaissir|établir|étourdir|farcir|finir|fléchir|fleurir|fournir|franchir|frémir|garantir|garnir|grandir|guérir|haïr|intervertir|investir|jaillir|maigrir|mentir|meurtrir|mourir|munir|nourrir|obéir|offrir|ouvrir|partir|pâlir|périr|polir|pourrir|punir|quérir|rafraîchir|raccourcir|raidir|rajeunir|ralentir|recueillir|réfléchir|remplir|répartir|resplendir|rétablir|retentir|réunir|réussir|rôtir|rougir|saillir|saisir|salir|sentir|servir|sertir|sévir|sortir|subir|surgir|tarir|tenir|ternir|trahir|travestir|unir|vêtir|venir|vernir|vieillir|vomir|unir)$/

/** Verbs in -ier; other words in -ier are trades and places. */
const IN_IER =
  /fier$|^(?:re)?(?:li|tri|pli)er$|^(?:alli|ralli|associ|appréci|bénéfici|confi|copi|dédi|dévi|envi|expédi|étudi|initi|inventori|licenci|mari|multipli|négoci|oubli|pari|photographi|publi|remédi|remerci|répertori|sci|ski|vari|contrari|suppli|charri|concili|réconcili|dactylographi|domicili|fi|mani|ni|pri|cri|orthographi|télégraphi|cartographi|palli)er$/

/** Whether the word is an infinitive and not a noun or an adjective that looks like one. */
export function isInfinitive(word: string, following = ''): boolean {
  const lower = word.toLocaleLowerCase('fr')
  if (NOUN_OR_VERB.test(lower)) return BEFORE_OBJECT.test(following)
  if (NOT_INFINITIVES.test(lower) || NOT_INFINITIVES.test(lower.replace(/s$/, ''))) return false
  if (/ier$/.test(lower) && !IN_IER.test(lower)) return false
  if (/er$/.test(lower) && /^\s+\p{Lu}/u.test(following) && /^\p{Lu}/u.test(word)) return false
  if (/[^o]ir$/.test(lower) && !IN_IR.test(lower)) return false
  return INFINITIVE.test(lower) && !/(?:eur|our)$/.test(lower)
}
