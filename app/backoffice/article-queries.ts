import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { ArticleForm, ArticleUpdate } from '#app/blog/contract.ts'
import { queryClient } from '#app/platform/query-client.ts'
import type {
  ArticlePreview,
  EditedArticle,
  KeptImage,
  ListedArticles,
} from './article-contract.ts'
import { callAsAdmin } from './call-as-admin.ts'

const ARTICLES = '/api/admin/blog/articles'
const pathOf = (id: string) => `${ARTICLES}/${encodeURIComponent(id)}`

export interface ArticleSearch {
  search: string
  category: string
  published: string
  page: number
}

/** A page of the list, asked anew at each visit; the one before stays while it is on its way. */
export const useArticles = (filters: ArticleSearch, all: string) =>
  useQuery(
    {
      queryKey: [ARTICLES, filters],
      queryFn: ({ signal }) => {
        const { search, category, published, page } = filters
        const query = new URLSearchParams({
          page: String(page),
          ...(search && { search }),
          ...(category !== all && { category }),
          ...(published !== all && { published }),
        })
        return callAsAdmin<ListedArticles>(`${ARTICLES}?${query}`, { signal })
      },
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchOnWindowFocus: true,
    },
    queryClient,
  )

const askForArticle = (id: string, signal?: AbortSignal) =>
  callAsAdmin<EditedArticle>(pathOf(id), { signal })

/** An article to change, as it is when the form opens. */
export const useArticle = (id: string) =>
  useQuery(
    {
      queryKey: ['article to change', id],
      queryFn: ({ signal }) => askForArticle(id, signal),
      gcTime: 0,
    },
    queryClient,
  )

/** The same article as somebody else has left it meanwhile. */
export const findArticleAsItIs = (id: string): Promise<EditedArticle> => askForArticle(id)

const refreshList = () => queryClient.invalidateQueries({ queryKey: [ARTICLES] })

/** Creates an article, or changes the one of `id`. */
export const useSaveArticle = (id: string | null) =>
  useMutation(
    {
      mutationFn: ({ version, ...form }: ArticleUpdate) =>
        id === null
          ? callAsAdmin<EditedArticle>(ARTICLES, {
              method: 'POST',
              body: form satisfies ArticleForm,
            })
          : callAsAdmin<EditedArticle>(pathOf(id), { method: 'PUT', body: { ...form, version } }),
      onSuccess: refreshList,
    },
    queryClient,
  )

/** Shows or hides an article: the list says so at once, and takes it back when the server refuses. */
export const usePublishArticle = () =>
  useMutation(
    {
      mutationFn: ({ id, published }: { id: string; published: boolean }) =>
        callAsAdmin<EditedArticle>(`${pathOf(id)}/publish`, {
          method: 'PATCH',
          body: { published },
        }),
      onMutate: async ({ id, published }) => {
        await queryClient.cancelQueries({ queryKey: [ARTICLES] })
        notePublished(id, published)
      },
      onError: (_error, { id, published }) => notePublished(id, !published),
      onSettled: refreshList,
    },
    queryClient,
  )

function notePublished(id: string, published: boolean): void {
  queryClient.setQueriesData<ListedArticles>(
    { queryKey: [ARTICLES] },
    (list) =>
      list && {
        ...list,
        articles: list.articles.map((article) =>
          article.id === id ? { ...article, published } : article,
        ),
      },
  )
}

export const useDeleteArticle = () =>
  useMutation(
    {
      mutationFn: (id: string) => callAsAdmin<object>(pathOf(id), { method: 'DELETE' }),
      onSettled: refreshList,
    },
    queryClient,
  )

/** Sends an image, which is kept whether the article that shows it is saved or not. */
export const useKeepImage = () =>
  useMutation(
    {
      mutationFn: async (file: Blob) =>
        callAsAdmin<KeptImage>('/api/admin/blog/images', {
          method: 'POST',
          body: { content: await base64Of(file) },
        }),
    },
    queryClient,
  )

const base64Of = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

/** What readers would see of a text; the preview before stays while the next is on its way. */
export const useArticlePreview = (content: string) =>
  useQuery(
    {
      queryKey: ['/api/admin/blog/preview', content],
      queryFn: ({ signal }) =>
        callAsAdmin<ArticlePreview>('/api/admin/blog/preview', {
          method: 'POST',
          body: { content },
          signal,
        }),
      placeholderData: keepPreviousData,
      enabled: content.trim() !== '',
      gcTime: 0,
    },
    queryClient,
  )
