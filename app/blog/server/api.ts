import { Hono } from 'hono'
import { signedInWherePublic } from '#app/accounts/server/signed-in.ts'
import { acceptQuery } from '#app/platform/http/accept-query.ts'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import { answers } from '#app/platform/http/documented.ts'
import { Article, ArticlePage, ArticleQuery } from '../contract.ts'
import { listArticles, readArticle } from './service.ts'

export const blogApi = new Hono<AppEnv>()
  .get(
    '/blog/articles',
    answers('Liste les articles publiés, du plus récent au plus ancien.', ArticlePage),
    acceptQuery(ArticleQuery),
    async (c) => c.json(await listArticles(c.var.ports, c.req.valid('query'))),
  )
  .get(
    '/blog/articles/:slug',
    answers('Donne un article publié ; à un administrateur, un brouillon aussi.', Article),
    signedInWherePublic,
    async (c) => c.json(await readArticle(c.var.ports, c.req.param('slug'), c.var.account)),
  )
