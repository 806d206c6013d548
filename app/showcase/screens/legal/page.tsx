import type { ReactNode } from 'react'

/** A page of plain words: what it is about, then its sections. */
export function LegalPage({
  title,
  lead,
  children,
}: {
  title: string
  lead: ReactNode
  children: ReactNode
}) {
  return (
    <div className="mx-auto max-w-column pt-10 sm:pt-16">
      <h1 className="text-[clamp(2rem,1.4rem+2.6vw,3.25rem)] leading-[1.06]">{title}</h1>
      <p className="mt-5 text-xl text-ink-soft">{lead}</p>
      {children}
    </div>
  )
}

export function Section({
  title,
  id,
  children,
}: {
  title: ReactNode
  /** Where other pages lead to. */
  id?: string
  children: ReactNode
}) {
  return (
    <section id={id} className="mt-11 border-t border-hairline pt-8">
      <h2 className="text-2xl">{title}</h2>
      <div className="mt-4 space-y-4">{children}</div>
    </section>
  )
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 py-2.5 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </div>
  )
}

/** A detail that only the owner of the site knows; marked where it is missing. */
export function Given({ value }: { value: string | null }) {
  if (value) return <>{value}</>
  return (
    <mark className="rounded bg-improve-tint px-1.5 whitespace-nowrap font-semibold text-improve">
      à compléter
    </mark>
  )
}

export function MailAddress({ value }: { value: string | null }) {
  if (!value) return <Given value={null} />
  return (
    <a className="link" href={`mailto:${value}`}>
      {value}
    </a>
  )
}
