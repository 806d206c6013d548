import { existsSync } from 'node:fs'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The browser of the system; undefined when it has none, and Playwright takes its own. */
export const findChromium = (): string | undefined => PLACES.find((path) => existsSync(path))

/** Of a window that nobody sees: each drew two pages behind its address bar, a quarter of all that a journey takes. */
const OF_THE_ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']
/** What Playwright turns off on Linux, said again: a second list stands in for the first. */
const BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** How Playwright launches it: as root too, and without a call of the browser's own to anywhere. */
export function launchOptions() {
  const executablePath = findChromium()
  return {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      `--disable-features=${[...BY_PLAYWRIGHT, ...OF_THE_ADDRESS_BAR].join(',')}`,
    ],
  }
}

/** The same with a microphone that hears a file of sound over and over. */
export function launchHearing(sound: string) {
  const { args, ...launch } = launchOptions()
  return {
    ...launch,
    args: [
      ...args,
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${sound}`,
    ],
  }
}
