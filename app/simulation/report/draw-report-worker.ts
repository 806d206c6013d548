import { type Drawing, drawReport } from './draw-report.ts'

const sayAlive = () => postMessage(null)

addEventListener('message', async ({ data: drawing }: MessageEvent<Drawing>) => {
  const file = await (await drawReport(drawing, sayAlive)).arrayBuffer()
  postMessage(file, { transfer: [file] })
})

// The page hears of what is thrown here, not of a promise that fails.
addEventListener('unhandledrejection', ({ reason }) => reportError(reason))

sayAlive()
