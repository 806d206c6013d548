/** A named product or language, and how an offer writes it, capitals and neighbours included. */
interface KnownTool {
  name: string
  written: RegExp
  /** The domains where these letters are that tool; everywhere when not told. */
  domains?: RegExp
}

const written = (forms: string) =>
  // A keyword that a page doubles, « PHPPHP », is that keyword.
  new RegExp(`(?<![\\p{L}\\p{N}_-])(?:(?:${forms})\\s?){1,2}(?![\\p{L}\\p{N}_])`, 'u')

const tool = (name: string, forms = name, domains?: RegExp): KnownTool => ({
  name,
  written: written(forms),
  ...(domains && { domains }),
})

const COMPUTING = /^(?:M18|M14|H12|I14|M17|E11)/
/** Whoever sells a database does not use it; what is known of the post may be nothing. */
const NOT_SELLING = /^(?!C1|D|M1704|M1706|M1707)/
const OFFICE = /^(?:M1|D|C|N|H|F|I)/

/** From the one that says most of a post to the one that says least; look-alikes are told apart by their letters, their neighbours or the domain. */
export const TOOLS: readonly KnownTool[] = [
  tool('PHP', 'PHP|Php', NOT_SELLING),
  tool('Java', 'Java|JAVA', NOT_SELLING),
  tool('Python', 'Python|PYTHON', NOT_SELLING),
  tool('C#', 'C#', NOT_SELLING),
  tool('C++', 'C\\+\\+', NOT_SELLING),
  tool('TypeScript', 'Type[Ss]cript', NOT_SELLING),
  tool('JavaScript', 'Java[Ss]cript', NOT_SELLING),
  tool('Kotlin', 'Kotlin', NOT_SELLING),
  tool('Swift', 'Swift', /^M18/),
  tool('Go', 'Golang|GoLang|langage Go|en Go(?=[ ,.;/])', /^M18/),
  tool('Symfony', 'Symfony|SYMFONY', NOT_SELLING),
  tool('Spring', 'Spring Boot|SpringBoot|Spring', COMPUTING),
  tool('Django', 'Django', NOT_SELLING),
  tool('Angular', 'Angular(?:JS)?', NOT_SELLING),
  tool('React', 'React(?:\\.?[Jj][Ss])?', COMPUTING),
  tool('Vue.js', 'Vue\\.?[Jj][Ss]', NOT_SELLING),
  tool('Node.js', 'Node\\.?[Jj][Ss]', NOT_SELLING),
  tool('.NET', 'dotnet|\\.N[Ee][Tt](?: Core)?', NOT_SELLING),
  tool('dbt', 'dbt|DBT', COMPUTING),
  tool('BigQuery', 'Big ?Query', NOT_SELLING),
  tool('Airflow', 'Airflow', NOT_SELLING),
  tool('SQL Server', 'SQL Server', NOT_SELLING),
  tool('Oracle', 'Oracle|ORACLE', NOT_SELLING),
  tool('PostgreSQL', 'Postgre(?:SQL|s)', NOT_SELLING),
  tool('MongoDB', 'Mongo ?DB', NOT_SELLING),
  tool('Docker', 'Docker', COMPUTING),
  tool('Kubernetes', 'Kubernetes|K8s', NOT_SELLING),
  tool('Terraform', 'Terraform', NOT_SELLING),
  tool('Ansible', 'Ansible', NOT_SELLING),
  tool('AWS', 'AWS', NOT_SELLING),
  tool('Azure', 'Azure|AZURE', COMPUTING),
  tool('Google Cloud', 'GCP|Google Cloud', NOT_SELLING),
  tool('Linux', 'Linux|LINUX', NOT_SELLING),
  tool('Databricks', 'Databricks', NOT_SELLING),
  tool('Snowflake', 'Snowflake', NOT_SELLING),
  tool('Spark', 'Spark|PySpark', COMPUTING),
  tool('Talend', 'Talend', NOT_SELLING),
  tool('Power BI', 'Power ?BI|POWER BI'),
  tool('Tableau Software'),
  tool('Qlik', 'Qlik(?: ?Sense| ?View)?'),
  tool('Salesforce', 'Sales[Ff]orce|SALESFORCE'),
  tool('HubSpot', 'Hub[Ss]pot'),
  tool('SAP'),
  tool('Odoo', 'Odoo|ODOO'),
  tool('Cegid', 'Cegid|CEGID'),
  tool('Silae', 'Silae|SILAE'),
  tool('Sage', '(?:Sage|SAGE)(?!-|[ ](?:femme|FEMME))', OFFICE),
  tool('Revit', 'Revit|REVIT'),
  tool('AutoCAD', '[Aa]uto ?[Cc][Aa][Dd]|AUTOCAD'),
  tool('SolidWorks', 'Solid ?[Ww]orks|SOLIDWORKS'),
  tool('CATIA', 'CATIA|Catia'),
  tool('Covadis', 'Covadis|COVADIS'),
  tool('Mensura', 'Mensura|MENSURA'),
  tool('Photoshop', 'Photoshop|PHOTOSHOP'),
  tool('InDesign', 'In[Dd]esign|INDESIGN'),
  tool('Figma'),
  tool('WordPress', 'Word[Pp]ress|WORDPRESS'),
  tool('Shopify'),
  tool('Klaviyo'),
  tool('Google Ads'),
  tool('Notion', 'Notion(?! d)', /^(?:M1|E1)/),
]

/** Those that one writes programs with, and the sheet of who does. */
export const WRITTEN_IN: ReadonlySet<string> = new Set([
  'PHP',
  'Java',
  'Python',
  'C#',
  'C++',
  'TypeScript',
  'JavaScript',
  'Kotlin',
  'Swift',
  'Go',
  'Symfony',
  'Spring',
  'Django',
  'Angular',
  'React',
  'Vue.js',
  'Node.js',
  '.NET',
])
export const PROGRAMMER = 'M1805'
