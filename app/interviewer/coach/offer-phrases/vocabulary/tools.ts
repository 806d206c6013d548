/** Tools and technologies as they are written; sought as written, whatever the case. */
export const TOOLS: readonly string[] = `
JavaScript|TypeScript|Python|Java|PHP|C++|C#|.NET|Kotlin|Scala|Ruby on Rails|Golang|Node.js|NodeJS|Vue.js|VueJS|Angular|React Native|Next.js|Nuxt|Svelte|jQuery|Symfony|Laravel|Django|Flask|FastAPI|Spring Boot|Hibernate|WinDev|Windev|WebDev|
HTML|CSS|SQL|NoSQL|PostgreSQL|MySQL|MariaDB|MongoDB|Oracle|SQL Server|Redis|Elasticsearch|Kafka|RabbitMQ|GraphQL|REST|SOAP|API REST|JSON|XML|Docker|Kubernetes|Terraform|Ansible|Jenkins|GitLab|GitLab CI|GitHub|Git|CI/CD|ArgoCD|Helm|
AWS|Azure|GCP|Google Cloud|BigQuery|Snowflake|Databricks|dbt|Airflow|Hadoop|Tableau|Power BI|PowerBI|Qlik|QlikView|Looker|Looker Studio|Talend|Informatica|SAP|SAP BW|SAP FI|Business Objects|SAS|SPSS|Matlab|PyTorch|TensorFlow|scikit-learn|Pandas|MLOps|DataOps|
Linux|Windows Server|Active Directory|VMware|Hyper-V|Proxmox|Cisco|Fortinet|Office 365|Microsoft 365|SharePoint|PowerShell|Bash|Nagios|Zabbix|Centreon|Prometheus|Grafana|GLPI|ServiceNow|ITIL|VLAN|VPN|LDAP|Okta|CyberArk|SailPoint|ISO 27001|EBIOS|SIEM|
PowerPoint|VBA|Google Sheets|Google Workspace|Pack Office|Suite Office|Word|Excel|Outlook|Photoshop|Illustrator|InDesign|Adobe|Suite Adobe|Premiere Pro|After Effects|Canva|Sketch|Figma|Adobe XD|Zeplin|WordPress|Drupal|PrestaShop|Shopify|Magento|Google Analytics|Google Ads|Meta Ads|Klaviyo|Mailchimp|HubSpot|Salesforce|MuleSoft|Zapier|Zendesk|Jira|Confluence|Trello|Asana|
AutoCAD|Revit|SolidWorks|CATIA|Covadis|SketchUp|Tekla|Allplan|Archicad|QGIS|ArcGIS|CAO|DAO|BIM|FAO|CAO/DAO|GMAO|GPAO|ERP|CRM|SIRH|Sage|Cegid|Quadra|ACD|EBP|Silae|ADP|Ciel|Chorus|Odoo|Dynamics|Microsoft Dynamics|AS400|Reflex|WMS|TMS|Hélios|
Vite|Playwright|Storybook|Arpège|Perceval|Ximi|Apologic|Veeva|HubSpot|Intercom|Zendesk|I-MILO|Avid|GrandMA|Unity|Unreal Engine|Blender|Maya|Tkinter|Selenium|Cypress|Jest|JUnit|SonarQube|Scrum|Kanban|SAFe|Agile|Lean|Six Sigma|5S|AMDEC|Kaizen|Lean management|PRINCE2|PMP|
IoT|API|SEO|SEA|UX|UI|RGPD|LLM|RAG|NLP|Machine Learning|Deep Learning|IA générative|Data Science|Doctolib|Hippocad|Osiris|Netsoins|Pléiades|SIHAM|Winbooks|Make|Notion|Slack|React|Spring|Rust|Swift|Spark|Scalingo|Clever Cloud|Heroku|Vercel|Firebase|Supabase|n8n|Airtable|Miro|Webflow|DSN|DPA|PIA|AIPD|DEB|POSS|CNIL|LinkedIn Recruiter|Taleo|Workday|Payfit|Pennylane|Dext|Primavera|MS Project|Gantt|PLC|Fanuc|Kuka|ATEX|Mastercam|TopSolid|Grafcet|Go|Teams|Access|Express|R|C|Ruby|Perl|Vue`
  .replace(/\n/g, '')
  .split('|')
  .filter(Boolean)

/** Tools whose name is also a common word: believed only beside another tool or after « maîtrise de ». */
export const AMBIGUOUS_TOOLS: ReadonlySet<string> = new Set([
  'Make',
  'Notion',
  'Slack',
  'React',
  'Spring',
  'Rust',
  'Swift',
  'Spark',
  'Go',
  'Teams',
  'Access',
  'Express',
  'R',
  'C',
  'Ruby',
  'Perl',
  'Vue',
  'Word',
  'Sage',
  'Unity',
  'Sketch',
  'Helm',
  'Ciel',
  'Maya',
  'Jest',
  'Lean',
  'Flask',
  'Git',
  'Reflex',
  'Quadra',
  'Pandas',
  'REST',
  'SOAP',
  'Illustrator',
  'Chorus',
  'Oracle',
])
