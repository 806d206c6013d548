import { Fragment } from 'react'

/**
 * An e-mail address in a sentence: it goes to a line of its own rather than break, and one that is
 * longer than the line breaks at its signs first.
 */
export const Address = ({ children }: { children: string }) => (
  <strong className="inline-block max-w-full wrap-anywhere" translate="no">
    {children.split(/(?<=[@._-])/).map((piece, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of an address never move
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {piece}
      </Fragment>
    ))}
  </strong>
)
