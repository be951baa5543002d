import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './root.mjs'
import { run } from './run.mjs'

// The shell without windows first: driven, it costs two thirds of the whole browser's processor time.
const HEADLESS = 'chromium-headless-shell'
const PLACES = [
  `/usr/bin/${HEADLESS}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const HELP =
  'Install Chromium (Debian, Ubuntu: apt-get install chromium fonts-noto-core), or name an installed one: CHROMIUM_PATH=/path/to/chromium'

const isRoot = process.getuid?.() === 0

/** The browser of this machine, if it has one: CHROMIUM_PATH, the usual places, Playwright's own. */
export function findChromium() {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted !== undefined && wanted !== '') {
    if (!existsSync(wanted)) throw new Error(`CHROMIUM_PATH names ${wanted}, which does not exist.`)
    return wanted
  }
  const own = () =>
    createRequire(join(root, 'e2e', 'package.json'))('@playwright/test').chromium.executablePath()
  return PLACES.find((place) => existsSync(place)) ?? [own()].find((place) => existsSync(place))
}

/** Path of a Chromium that can draw Thai; installs what is missing where that is allowed, else says what to do. */
export async function needChromium() {
  const found = findChromium()
  const missing = [...(found === undefined ? [HEADLESS] : []), ...(hasThaiFont() ? [] : ['fonts-noto-core'])]
  if (missing.length > 0) await aptInstall(missing, found === undefined)
  const path = findChromium()
  if (path === undefined) throw new Error(`No Chromium was found. ${HELP}`)
  return path
}

/** Flags for a browser that is driven: nothing in the background, brand hosts on the loopback. */
export const CHROMIUM_FLAGS = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-gpu',
  '--disable-sync',
  '--no-default-browser-check',
  '--no-first-run',
  '--host-resolver-rules=MAP localhost 127.0.0.1,MAP *.localhost 127.0.0.1',
]

function hasThaiFont() {
  try {
    return execFileSync('fc-list', [':lang=th'], { encoding: 'utf8' }).trim() !== ''
  } catch {
    // Without fontconfig nothing can be said about fonts (macOS, Windows bring their own).
    return process.platform !== 'linux'
  }
}

async function aptInstall(packages, needed) {
  const wish = packages.join(' ')
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    if (needed) throw new Error(`No Chromium was found. ${HELP}`)
    return console.warn(`No Thai font was found: Thai will be drawn as boxes. Install ${wish}.`)
  }
  console.log(`Installing ${wish} …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { quiet: true, env })
  const install = (names) =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { quiet: true, env })
  // Debian's older releases, and others, have the whole browser alone.
  await install(packages).catch(() => install(packages.map((name) => name.replace(HEADLESS, 'chromium'))))
}
