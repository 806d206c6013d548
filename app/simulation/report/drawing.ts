import type { Column, Content } from 'pdfmake/interfaces'
import { COLOR } from './style.ts'

/** Two quotation marks facing outwards, a dot between them: the sign of the product. */
export function sign(width: number): Content {
  const chevron = 'fill="none" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"'
  return {
    width,
    svg: `<svg viewBox="0 0 48 36" width="48" height="36">
      <path d="M17 6 L6 18 L17 30" stroke="${COLOR.ink}" ${chevron}/>
      <path d="M31 6 L42 18 L31 30" stroke="${COLOR.accent}" ${chevron}/>
      <circle cx="24" cy="18" r="3.2" fill="${COLOR.ink}"/>
    </svg>`,
  }
}

/** The score as a half circle, filled from the left. */
export function scoreArc(score: number, width: number): Content {
  const turn = Math.PI * (1 - Math.min(100, Math.max(0, score)) / 100)
  const x = (100 + 88 * Math.cos(turn)).toFixed(2)
  const y = (100 - 88 * Math.sin(turn)).toFixed(2)
  const stroke = 'fill="none" stroke-width="13" stroke-linecap="round"'
  const filled = `<path d="M12 100 A88 88 0 0 1 ${x} ${y}" stroke="${COLOR.accent}" ${stroke}/>`
  return {
    width,
    svg: `<svg viewBox="0 0 200 110" width="200" height="110">
      <path d="M12 100 A88 88 0 0 1 188 100" stroke="${COLOR.hairline}" ${stroke}/>
      ${score > 0 ? filled : ''}
    </svg>`,
  }
}

/** A level out of five as a bar; its number stands beside it in text. */
export function levelBar(level: number, width: number): Column {
  const bar = { type: 'rect' as const, x: 0, y: 5, h: 4.5, r: 2 }
  return {
    width,
    canvas: [
      { ...bar, w: width, color: COLOR.hairline },
      { ...bar, w: (width * level) / 5, color: COLOR.ink },
    ],
  }
}

export function rule(width: number): Content {
  const line = { type: 'line' as const, x1: 0, y1: 0, x2: width, y2: 0 }
  return { canvas: [{ ...line, lineWidth: 0.8, lineColor: COLOR.hairline }] }
}
