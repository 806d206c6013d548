import { mkdirSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { FIRST_ARTICLES } from '../app/blog/content/first-articles.ts'
import { articlePicture } from '../app/blog/picture.ts'
import { CATEGORIES } from '../app/blog/rules.ts'
import { slugFrom } from '../app/blog/slug.ts'
import { findSector } from '../app/sectors/find-sector.ts'
import { SECTORS } from '../app/sectors/sector.ts'
import { launchOptions } from '../testing/chromium.ts'

/** Draws the pictures that social networks show of a page: node scripts/make-social-pictures.ts */
const FOLDER = 'public/social/'

interface Picture {
  file: string
  label: string
  title: string
  ground?: string
  ink?: string
}

const PAGES: Picture[] = [
  { file: 'blog', label: 'Blog & Ressources', title: "L'entretien s'apprend." },
  {
    file: 'pricing',
    label: 'Tarifs',
    title: "Essayez d'abord. Payez une fois, si cela vous sert.",
  },
  { file: 'about', label: 'À Propos', title: "Que personne n'arrive seul à un entretien." },
]

const TINTS = {
  blue: { ground: '#e0eaf4', ink: '#2a5a8c' },
  green: { ground: '#ddeee2', ink: '#1e6a49' },
  purple: { ground: '#ece4f4', ink: '#6a4293' },
  yellow: { ground: '#f7ecc4', ink: '#735600' },
}

const sectors = SECTORS.flatMap((name): Picture[] => {
  const sector = findSector(name)
  return sector
    ? [
        {
          file: `entretien-${name}`,
          label: sector.label,
          title: sector.title,
          ...TINTS[sector.colour],
        },
      ]
    : []
})

const TINT_OF: Record<string, { ground: string; ink: string }> = {
  IT: TINTS.blue,
  Commercial: TINTS.green,
  Marketing: TINTS.purple,
  Finance: TINTS.yellow,
}

const categories = CATEGORIES.map(
  (category): Picture => ({
    file: `blog-${slugFrom(category)}`,
    label: `Blog · ${category}`,
    title: 'Un article à garder avant votre entretien.',
    ...TINT_OF[category],
  }),
)

const articles = FIRST_ARTICLES.map(
  ({ title, category }): Picture => ({
    file: articlePicture(title).slice('/social/'.length, -'.png'.length),
    label: `Blog · ${category}`,
    title,
    ...TINT_OF[category],
  }),
)

const font = (name: string, file: string) =>
  `@font-face{font-family:${name};font-weight:200 800;src:url(data:font/woff2;base64,${readFileSync(`node_modules/@fontsource-variable/${file}`, 'base64')})}`
const FONTS =
  font('heading', 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2') +
  font(
    'text',
    'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  )

const chevron = (path: string, colour: string, width: number) =>
  `<svg viewBox="0 0 80 120" height="${width}" fill="none" stroke="${colour}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`
const sign = (size: number) =>
  chevron('M66 6 12 60l54 54', '#1b2333', size) + chevron('m14 6 54 54-54 54', '#c4381a', size)

const sizeOf = ({ length }: string) => (length > 70 ? 58 : length > 52 ? 66 : 82)

const html = ({ label, title, ground = '#faf6ef', ink = '#c4381a' }: Picture) => `<style>${FONTS}
body{margin:0;width:1200px;height:630px;box-sizing:border-box;padding:68px 72px;background:${ground};color:#1b2333;font:26px text;display:flex;flex-direction:column}
header{display:flex;align-items:center;gap:14px;font:700 38px heading;letter-spacing:-.02em}
header svg{margin-right:-6px}
p{margin:auto 0 0;color:${ink};font-weight:650;font-size:32px}
h1{margin:14px 0 auto;font:700 ${sizeOf(title)}px/1.04 heading;letter-spacing:-.035em;text-wrap:balance;max-width:1000px}
footer{border-top:2px solid #1b233322;padding-top:22px;display:flex;justify-content:space-between}
</style><header>${sign(44)}<span style="margin-left:10px">Vis-à-vis</span></header><p>${label.replace('&', '&amp;')}</p><h1>${title}</h1>
<footer><span>Le simulateur d'entretien d'embauche</span><span>3 simulations gratuites, sans compte</span></footer>`

const browser = await chromium.launch(launchOptions())
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
mkdirSync(`${FOLDER}articles`, { recursive: true })
for (const picture of [...PAGES, ...sectors, ...categories, ...articles]) {
  await page.setContent(html(picture))
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: `${FOLDER}${picture.file}.png` })
}
await browser.close()
