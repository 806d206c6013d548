import type { ComponentProps, Ref } from 'react'
import { Remaining } from '#app/simulation/remaining.tsx'
import { NavLink } from '#app/ui/link.tsx'
import { AccountSlot, AdminSlot } from './account-slot.tsx'
import { HOME, PAGES, SECTORS, type Tone } from './places.ts'

const ITEM =
  'flex min-h-11 items-center rounded-lg px-3 whitespace-nowrap text-ink-soft hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-[0.45em] lg:px-2.5'

const DOTS: Record<Tone, string> = {
  blue: 'bg-blue',
  green: 'bg-good',
  purple: 'bg-purple',
  yellow: 'bg-yellow',
}

/** The places of the product: a line on a wide screen, a sheet that « Menu » opens on a narrow one. */
export function Navigation({
  id,
  ref,
  sectorsRef,
}: {
  id: string
  ref: Ref<HTMLElement>
  sectorsRef: Ref<HTMLUListElement>
}) {
  return (
    <nav
      id={id}
      ref={ref}
      popover="auto"
      aria-label="Navigation principale"
      className="top-16 right-0 bottom-auto left-0 w-auto border-b border-hairline bg-paper px-5 py-4 text-ink shadow-raised open:absolute max-lg:text-lg lg:relative lg:inset-auto lg:flex lg:h-auto lg:items-center lg:gap-2 xl:gap-6 lg:overflow-visible lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none"
    >
      <ul className="lg:flex lg:items-center">
        <AdminSlot className={ITEM} />
        <Item {...HOME} end />
        <li>
          <Sectors ref={sectorsRef} />
        </li>
        {PAGES.map((place) => (
          <Item key={place.to} {...place} />
        ))}
      </ul>
      <Remaining className="mt-3 block border-t border-hairline px-3 pt-4 text-base text-ink-soft lg:mt-0 lg:border-0 lg:p-0 lg:max-xl:grid lg:max-xl:h-9 lg:max-xl:w-23 lg:max-xl:content-center lg:max-xl:text-sm lg:max-xl:leading-tight xl:w-50 xl:text-right" />
      <AccountSlot />
    </nav>
  )
}

function Item({ label, ...rest }: ComponentProps<typeof NavLink> & { label: string }) {
  return (
    <li>
      <NavLink className={ITEM} {...rest}>
        {label}
      </NavLink>
    </li>
  )
}

function Sectors({ ref }: { ref: Ref<HTMLUListElement> }) {
  return (
    <>
      <button type="button" popoverTarget="secteurs" className={`${ITEM} gap-1.5 max-lg:hidden`}>
        <span>Secteurs</span>
        <svg
          viewBox="0 0 12 12"
          className="size-3 fill-none stroke-current stroke-[1.75]"
          aria-hidden="true"
        >
          <path d="m2 4.5 4 4 4-4" />
        </svg>
      </button>
      <span className="flex min-h-11 items-center px-3 text-ink-soft lg:hidden">Secteurs</span>
      <ul
        ref={ref}
        id="secteurs"
        popover="auto"
        aria-label="Secteurs"
        className="drop-under bg-paper text-ink max-lg:static max-lg:ml-3 max-lg:block max-lg:border-l max-lg:border-hairline max-lg:pl-2 lg:w-56 lg:rounded-xl lg:border lg:border-hairline lg:bg-surface lg:p-2 lg:shadow-raised"
      >
        {SECTORS.map(({ to, label, tone }) => (
          <li key={to}>
            <NavLink to={to} className={`${ITEM} gap-3`}>
              <span aria-hidden="true" className={`size-2 rounded-full ${DOTS[tone]}`} />
              <span>{label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  )
}
