import { Hono } from 'hono'
import { adminOnly } from '#app/accounts/server/admin-only.ts'
import { signedIn } from '#app/accounts/server/signed-in.ts'
import { accept } from '#app/platform/http/accept.ts'
import { acceptQuery } from '#app/platform/http/accept-query.ts'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import { answers, answersNothing } from '#app/platform/http/documented.ts'
import { IMAGE, LARGE } from '#app/platform/http/sizes.ts'
import {
  ArticlePreview,
  CreateArticle,
  EditedArticle,
  KeepImage,
  KeptImage,
  ListedArticles,
  ListedArticlesQuery,
  PreviewArticle,
  PublishArticle,
  UpdateArticle,
} from '../article-contract.ts'
import {
  createArticle,
  deleteArticle,
  keepImage,
  listArticles,
  previewArticle,
  publishArticle,
  readArticle,
  updateArticle,
} from './articles.ts'

/** The articles, for administrators. */
export const articlesApi = new Hono<AppEnv>()
  .get(
    '/admin/blog/articles',
    answers('Liste tous les articles, brouillons compris.', ListedArticles),
    signedIn,
    adminOnly,
    acceptQuery(ListedArticlesQuery),
    async (c) => c.json(await listArticles(c.var.ports, c.req.valid('query'))),
  )
  .get(
    '/admin/blog/articles/:id',
    answers('Donne un article à modifier.', EditedArticle),
    signedIn,
    adminOnly,
    async (c) => c.json(await readArticle(c.var.ports, c.req.param('id'))),
  )
  .post(
    '/admin/blog/articles',
    answers("Crée un article ; 409 si son slug est celui d'un autre.", EditedArticle, {
      status: 201,
    }),
    signedIn,
    adminOnly,
    accept(CreateArticle, LARGE),
    async (c) => c.json(await createArticle(c.var.ports, c.var.account, c.req.valid('json')), 201),
  )
  .put(
    '/admin/blog/articles/:id',
    answers(
      "Modifie un article ; 409 si son slug est pris ou s'il n'en est plus à cette version.",
      EditedArticle,
    ),
    signedIn,
    adminOnly,
    accept(UpdateArticle, LARGE),
    async (c) => {
      const change = { ...c.req.valid('json'), id: c.req.param('id') }
      return c.json(await updateArticle(c.var.ports, c.var.account, change))
    },
  )
  .patch(
    '/admin/blog/articles/:id/publish',
    answers('Publie un article, ou le dépublie.', EditedArticle),
    signedIn,
    adminOnly,
    accept(PublishArticle),
    async (c) => {
      const change = { ...c.req.valid('json'), id: c.req.param('id') }
      return c.json(await publishArticle(c.var.ports, c.var.account, change))
    },
  )
  .delete(
    '/admin/blog/articles/:id',
    answersNothing('Supprime un article pour toujours.'),
    signedIn,
    adminOnly,
    async (c) => {
      await deleteArticle(c.var.ports, c.var.account, c.req.param('id'))
      return c.body(null, 204)
    },
  )
  .post(
    '/admin/blog/preview',
    answers("Montre ce que les lecteurs verraient d'un texte.", ArticlePreview),
    signedIn,
    adminOnly,
    accept(PreviewArticle, LARGE),
    (c) => c.json(previewArticle(c.req.valid('json').content)),
  )
  .post(
    '/admin/blog/images',
    answers("Garde une image qu'un article pourra montrer.", KeptImage, { status: 201 }),
    signedIn,
    adminOnly,
    accept(KeepImage, IMAGE),
    async (c) => c.json(await keepImage(c.var.ports, c.req.valid('json').content), 201),
  )
