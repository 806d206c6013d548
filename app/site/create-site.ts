import * as build from 'virtual:react-router/server-build'
import type { Ports } from '#app/ports.ts'
import { createApp } from './create-app.ts'
import { joinSite } from './join-site.ts'
import { createPages } from './serve-pages.ts'

/** The whole product: its calls, and its pages. */
export const createSite = (ports: Ports) =>
  joinSite(ports, createApp(ports), createPages(ports, build))
