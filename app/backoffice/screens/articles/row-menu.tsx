import { DropdownMenu as Menu } from 'radix-ui'
import type { ComponentProps } from 'react'
import { Link } from '#app/ui/link.tsx'
import type { ListedArticle } from '../../article-contract.ts'

interface Props {
  article: ListedArticle
  onPublish: () => void
  onDelete: () => void
}

/** What can be done with an article of the list. */
export function RowMenu({ article, onPublish, onDelete }: Props) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        aria-label={`Actions pour « ${article.title} »`}
        className="flex size-11 items-center justify-center rounded-xl text-ink-soft hover:bg-track hover:text-ink"
      >
        <svg viewBox="0 0 24 24" className="size-6 fill-current" aria-hidden="true">
          <circle cx="5" cy="12" r="2" />
          <circle cx="12" cy="12" r="2" />
          <circle cx="19" cy="12" r="2" />
        </svg>
      </Menu.Trigger>
      {/* Within the page's content, where a screen reader looks for it. */}
      <Menu.Portal container={document.getElementById('contenu')}>
        <Menu.Content
          loop
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-30 min-w-52 rounded-xl border border-hairline bg-surface p-1.5 shadow-raised"
        >
          <Item asChild>
            <a href={`/blog/${article.slug}`} target="_blank" rel="noopener">
              Voir l'article
            </a>
          </Item>
          <Item asChild>
            <Link to={`/admin/blog/edit/${article.id}`}>Modifier</Link>
          </Item>
          <Item onSelect={onPublish}>{article.published ? 'Dépublier' : 'Publier'}</Item>
          <Menu.Separator className="my-1.5 h-px bg-hairline" />
          {/* The menu is gone before the browser asks, so that the question stands alone. */}
          <Item className="text-danger" onSelect={() => setTimeout(onDelete)}>
            Supprimer
          </Item>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  )
}

const Item = ({ className = 'text-ink', ...rest }: ComponentProps<typeof Menu.Item>) => (
  <Menu.Item
    className={`flex min-h-11 cursor-pointer items-center rounded-lg px-3 no-underline outline-none data-highlighted:bg-track ${className}`}
    {...rest}
  />
)
