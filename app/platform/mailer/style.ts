/** Mail programs read styles from the elements; the dark colours must win over them. */
const TEXT_FONT = 'Arial, Helvetica, sans-serif'

export const body = {
  margin: 0,
  padding: '24px 12px',
  backgroundColor: '#faf6ef',
  fontFamily: TEXT_FONT,
}
export const sheet = {
  maxWidth: '560px',
  padding: '32px 28px',
  backgroundColor: '#fffdf9',
  borderRadius: '12px',
}
export const brand = { margin: '0 0 24px', color: '#475064', fontSize: '15px', fontWeight: 700 }
export const heading = {
  margin: '0 0 16px',
  color: '#1b2333',
  fontSize: '24px',
  lineHeight: '30px',
}
export const paragraph = {
  margin: '0 0 16px',
  color: '#1b2333',
  fontSize: '16px',
  lineHeight: '25px',
}
export const button = {
  display: 'inline-block',
  margin: '8px 0 20px',
  padding: '14px 22px',
  backgroundColor: '#1b2333',
  borderRadius: '8px',
  color: '#fffdf9',
  fontSize: '16px',
  fontWeight: 700,
  textDecoration: 'none',
}
export const small = { margin: '0 0 16px', color: '#475064', fontSize: '14px', lineHeight: '21px' }
export const address = { color: '#475064', wordBreak: 'break-all' as const }
export const foot = { ...small, margin: '24px 0 0', fontSize: '13px' }

export const DARK = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper, .paper > table > tbody > tr > td { background-color: #131926 !important; }
  .surface { background-color: #1b2333 !important; }
  .ink { color: #f4ede1 !important; }
  .soft { color: #b8bfcd !important; }
  .action { background-color: #f4ede1 !important; color: #1b2333 !important; }
}
`
