import { noBreakInHtml } from '#app/ui/no-break.ts'

const RULES = [
  'overflow-x-auto leading-relaxed [&>*+*]:mt-5',
  '[&>h2]:mt-12 [&>h2]:text-section [&>h3]:mt-8 [&>h3]:text-xl [&>h2+*]:mt-4 [&>h3+*]:mt-2',
  '[&_ul]:list-disc [&_ol]:list-decimal [&_ul,&_ol]:pl-6 [&_li+li]:mt-2.5',
  '[&_li::marker]:font-heading [&_li::marker]:font-bold [&_li::marker]:text-accent',
  '[&_strong]:font-bold [&_em]:italic',
  '[&_a]:underline [&_a]:decoration-edge [&_a]:underline-offset-[0.2em] [&_a:hover]:text-accent',
  '[&_blockquote]:border-l-4 [&_blockquote]:border-accent [&_blockquote]:pl-5 [&_blockquote]:text-ink-soft [&_blockquote_p+p]:mt-3',
  '[&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-xl',
  '[&_pre]:overflow-x-auto [&_pre]:rounded-xl [&_pre]:bg-surface [&_pre]:p-4 [&_code]:text-base',
  '[&_table]:w-full [&_table]:border-collapse [&_table]:text-base [&_table]:leading-snug',
  '[&_th,&_td]:border-b [&_th,&_td]:border-hairline [&_th,&_td]:py-3 [&_th,&_td]:pr-3 sm:[&_th,&_td]:pr-5 [&_th,&_td]:text-left [&_th,&_td]:align-top [&_th,&_td]:hyphens-auto [&_th]:font-semibold',
].join(' ')

/** The text of an article, as HTML that the server has cleaned. */
export function Prose({ html }: { html: string }) {
  return (
    <div
      className={RULES}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when saved and again when read
      dangerouslySetInnerHTML={{ __html: noBreakInHtml(html) }}
    />
  )
}
