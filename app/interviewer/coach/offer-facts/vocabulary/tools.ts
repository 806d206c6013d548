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
const OFFICE = /^(?:M1|D|C|N|H|F|I)/

/** From the one that says most of a post to the one that says least; look-alikes are told apart by their letters, their neighbours or the domain. */
export const TOOLS: readonly KnownTool[] = [
  tool('PHP', 'PHP|Php'),
  tool('Java', 'Java|JAVA'),
  tool('Python', 'Python|PYTHON'),
  tool('C#', 'C#'),
  tool('C++', 'C\\+\\+'),
  tool('TypeScript', 'Type[Ss]cript'),
  tool('JavaScript', 'Java[Ss]cript'),
  tool('Kotlin'),
  tool('Swift', 'Swift', /^M18/),
  tool('Go', 'Golang|GoLang|langage Go|en Go(?=[ ,.;/])', /^M18/),
  tool('Symfony', 'Symfony|SYMFONY'),
  tool('Spring', 'Spring Boot|SpringBoot|Spring', COMPUTING),
  tool('Django'),
  tool('Angular', 'Angular(?:JS)?'),
  tool('React', 'React(?:\\.?[Jj][Ss])?', COMPUTING),
  tool('Vue.js', 'Vue\\.?[Jj][Ss]'),
  tool('Node.js', 'Node\\.?[Jj][Ss]'),
  tool('.NET', 'dotnet|\\.N[Ee][Tt](?: Core)?'),
  tool('SQL Server'),
  tool('Oracle', 'Oracle|ORACLE'),
  tool('PostgreSQL', 'Postgre(?:SQL|s)'),
  tool('MongoDB', 'Mongo ?DB'),
  tool('Docker', 'Docker', COMPUTING),
  tool('Kubernetes', 'Kubernetes|K8s'),
  tool('Terraform'),
  tool('Ansible'),
  tool('AWS'),
  tool('Azure', 'Azure|AZURE', COMPUTING),
  tool('Google Cloud', 'GCP|Google Cloud'),
  tool('Linux', 'Linux|LINUX'),
  tool('Databricks'),
  tool('Snowflake'),
  tool('Spark', 'Spark|PySpark', COMPUTING),
  tool('Talend'),
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
