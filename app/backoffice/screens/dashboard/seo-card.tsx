import { tellFailure } from '#app/accounts/tell.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { showToast } from '#app/ui/toast.ts'
import { counted, formatMoment } from '../../format.ts'
import { SITEMAP_FAILED, SITEMAP_REFRESHED } from '../../messages.ts'
import { useRefreshSitemap } from '../../queries.ts'

/** « Gestion SEO »: has the map of the site drawn anew. */
export function SeoCard() {
  const { mutate, isPending } = useRefreshSitemap()
  const refresh = () =>
    mutate(undefined, {
      onSuccess: ({ articlesCount, lastUpdate }) =>
        showToast({
          title: SITEMAP_REFRESHED,
          description: `${counted(articlesCount, 'article')} dans le plan du site. Dernière mise à jour\u00a0: ${formatMoment(lastUpdate)}.`,
        }),
      onError: (error) => tellFailure(error, SITEMAP_FAILED),
    })
  return (
    <Card aria-labelledby="seo">
      <h2 id="seo" className="text-xl">
        Gestion SEO
      </h2>
      <p className="mt-2 mb-5 text-ink-soft">
        Le plan du site suit les articles publiés. Actualisez-le pour qu'il soit régénéré tout de
        suite.
      </p>
      <Button disabled={isPending} onClick={refresh}>
        {isPending ? 'Actualisation en cours...' : 'Actualiser sitemap.xml'}
      </Button>
    </Card>
  )
}
