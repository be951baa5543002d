import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './root.mjs'
import { run } from './run.mjs'

// The headless shell first: driven, it costs two thirds of the full browser's processor time.
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

/**
 * Path of a Chromium that can draw Thai. Where packages can be installed, the headless shell is, even beside a full
 * browser, which remains the fallback; elsewhere the error says what to install.
 */
export async function needChromium() {
  const found = findChromium()
  const wantsShell = found === undefined || (!process.env.CHROMIUM_PATH && !found.includes(HEADLESS))
  const fonts = hasThaiFont() ? [] : ['fonts-noto-core']
  if (wantsShell || fonts.length > 0)
    await aptInstall([...(wantsShell ? [HEADLESS] : []), ...fonts], { browser: found, fonts })
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

async function aptInstall(packages, { browser, fonts }) {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    if (browser === undefined) throw new Error(`No Chromium was found. ${HELP}`)
    if (fonts.length > 0)
      console.warn(`No Thai font was found: Thai will be drawn as boxes. Install ${fonts.join(' ')}.`)
    return
  }
  console.log(`Installing ${packages.join(' ')} …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (args) => run('apt-get', args, { quiet: true, env })
  const install = (names) => apt(['install', '-y', '-qq', '--no-install-recommends', ...names])
  try {
    await apt(['update', '-qq'])
    await install(packages)
  } catch (error) {
    // Debian's older releases, and others, have the full browser only; without a network the installed one has to do.
    const rest = [...(browser === undefined ? ['chromium'] : []), ...fonts]
    if (rest.length > 0) await install(rest)
    if (browser !== undefined) console.warn(`${browser} takes the place of ${HEADLESS}: ${error.message}`)
  }
}
