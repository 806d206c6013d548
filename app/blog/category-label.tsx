import type { CATEGORIES } from './rules.ts'

const COLOURS: Record<(typeof CATEGORIES)[number], string> = {
  IT: 'bg-blue-tint text-blue',
  Commercial: 'bg-good-tint text-good',
  Marketing: 'bg-purple-tint text-purple',
  Finance: 'bg-yellow-tint text-yellow',
  'Ressources Humaines': 'bg-accent-tint text-accent-strong',
  Guide: 'bg-track text-ink',
}

/** The category of an article, in the tint of its sector where it has one. */
export function CategoryLabel({ category }: { category: string }) {
  const colour = category in COLOURS ? COLOURS[category as keyof typeof COLOURS] : COLOURS.Guide
  return (
    <span className={`rounded-full px-3 text-base leading-7 font-semibold ${colour}`}>
      {category}
    </span>
  )
}
