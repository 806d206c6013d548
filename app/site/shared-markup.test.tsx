import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SharedMarkup, ShareMarkup } from '#app/ui/shared-markup.tsx'
import { createSharedMarkup } from './shared-markup.ts'

const drawn: string[] = []

function Header({ place }: { place: string }) {
  drawn.push(place)
  return <a href={place}>{`${place} & « retour »`}</a>
}

function Page({ place, text }: { place: string; text: string }) {
  return (
    <>
      <header>
        <SharedMarkup name={`header ${place}`}>
          <Header place={place} />
        </SharedMarkup>
      </header>
      <SharedMarkup name="nothing">{null}</SharedMarkup>
      <p>{text}</p>
    </>
  )
}

const alone = (place: string, text: string) => renderToString(<Page place={place} text={text} />)

function aSite() {
  const begin = createSharedMarkup()
  return (place: string, text: string) => {
    const { share, fill } = begin()
    const page = <Page place={place} text={text} />
    return fill(renderToString(<ShareMarkup value={share}>{page}</ShareMarkup>))
  }
}

test('a part drawn for one page serves the others, which read as if they had drawn it', () => {
  const draw = aSite()
  drawn.length = 0

  const pages = [draw('/blog', 'un'), draw('/blog', 'deux'), draw('/about', 'un')]
  const drawings = [...drawn]

  expect(drawings).toEqual(['/blog', '/about'])
  expect(pages).toEqual([alone('/blog', 'un'), alone('/blog', 'deux'), alone('/about', 'un')])
})

test('what a person wrote is never taken for a part', () => {
  const draw = aSite()
  draw('/blog', 'un')

  const written = '00000000-0000-4000-8000-000000000000[header /blog]$&00000000; [header /blog]'

  expect(draw('/blog', written)).toBe(alone('/blog', written))
})

test('what was not asked for lately is drawn again, and a page never misses a part', () => {
  const draw = aSite()
  const long = `/${'é'.repeat(100_000)}`
  draw('/blog', 'un')
  drawn.length = 0

  const pages = Array.from({ length: 10 }, (_, number) => draw(`${long}${number}`, 'un'))
  const last = draw('/blog', 'deux')

  expect(drawn).toHaveLength(11)
  expect(pages).toEqual(pages.map((_, number) => alone(`${long}${number}`, 'un')))
  expect(last).toBe(alone('/blog', 'deux'))
})
