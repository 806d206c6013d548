/** What an English name of a job begins with: it says of what, and the job comes after it. */
const SPECIALITY =
  /^(?:ai|area|asset|audit|backup|bid|bim|brand|campaign|cash|category|channel|clinical|cloud|compliance|concept|content|copy|credit|crm|demand|delivery|display|email|embedded|event|events|facility|field|floor|fraud|fund|game|graphic|hardware|influence|inside|interaction|investment|it|key|level|machine|material|media|medical|mobile|motion|network|night|operations|paid|partner|partnership|people|performance|planning|plant|portfolio|presales|pricing|print|privacy|procurement|production|property|purchasing|quality|quantitative|regulatory|release|research|revenue|risk|safety|sea|security|sem|seo|service|site|social|solution|solutions|sound|sourcing|store|supply|support|talent|tax|technical|test|traffic|training|transport|travel|treasury|user|video|visual|warehouse|wealth|web|yard|yield|ml|nlp|llm|mlops|finops|devrel|gtm|qa|rf|iot|3d|art|corporate|cost|country|digital|export|financial|fleet|import|industrial|innovation|insights?|integration|investor|lab|legal|loyalty|merchandising|packaging|payroll|policy|process|public|retail|strategic|strategy|sustainability|systems?|technology|trade|transformation|validation|vendor|workplace)$/i
const JOB =
  /^(?:administrator|advisor|analyst|architect|artist|associate|buyer|controller|consultant|coordinator|designer|developer|director|editor|engineer|executive|lead|manager|marketer|officer|operator|owner|planner|producer|recruiter|representative|scientist|specialist|strategist|supervisor|trainer|writer)s?$/i
const LONGEST = 4

/** Whether the words begin with a job named in English: « traffic manager », « key account manager ». */
export function isEnglishJob(words: string): boolean {
  const [first = '', ...others] = words.split(' ').slice(0, LONGEST)
  return SPECIALITY.test(first) && others.some((word) => JOB.test(word))
}
