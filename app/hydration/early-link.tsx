import { type ComponentProps, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { Link } from '#app/ui/link.tsx'
import { fetchModules, lackingAt } from './late-files.ts'

/** A link whose page is fetched as soon as a pointer, a finger or the keyboard comes to it. */
export function EarlyLink(props: ComponentProps<typeof Link>) {
  const [isNear, setNear] = useState(false)
  const near = async () => setNear(await fetchModules(lackingAt(props.to)))
  return (
    <>
      <Link {...props} onMouseEnter={near} onTouchStart={near} onFocus={near} />
      {isNear && <PrefetchPageLinks page={props.to} />}
    </>
  )
}
