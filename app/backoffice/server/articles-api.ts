import { Hono } from 'hono'
import type { AppEnv } from '#app/platform/http/app-env.ts'

export const articlesApi = new Hono<AppEnv>()
