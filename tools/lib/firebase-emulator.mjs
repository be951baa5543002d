import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './services.mjs'

const VERSION = '15.34.2'
const PROJECT = 'demo-site'
const INSTALL_MS = 10 * 60 * 1000

const folderOfTools = () =>
  process.env.FIREBASE_TOOLS_DIR ?? join(homedir(), '.cache', `site-firebase-tools-${VERSION}`)

/** The Firebase tools of this machine, in FIREBASE_TOOLS_DIR or where `installFirebase` puts them; undefined where there are none. */
export function findFirebase() {
  const program = join(folderOfTools(), 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js')
  return existsSync(program) ? program : undefined
}

/** The Firebase tools, installed for this user where they are missing; undefined where they cannot be had. */
export function installFirebase() {
  const found = findFirebase()
  if (found !== undefined) return found
  const folder = folderOfTools()
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts']
  try {
    mkdirSync(folder, { recursive: true })
    execFileSync('npm', ['install', '--prefix', folder, ...quiet, `firebase-tools@${VERSION}`], {
      stdio: 'pipe',
      timeout: INSTALL_MS,
    })
    return findFirebase()
  } catch {
    return undefined
  }
}

/** Firebase's own emulator of its auth service; it calls no outside service. */
export class FirebaseEmulator {
  #program
  #port = 0
  #process
  #folder = ''

  constructor(program) {
    this.#program = program
  }

  /** The settings of platform and delivery with which they use it. */
  get environment() {
    return {
      FIREBASE_API_KEY: 'key-of-the-tests',
      FIREBASE_AUTH_DOMAIN: `${PROJECT}.example`,
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${this.#port}`,
    }
  }

  get origin() {
    return `http://127.0.0.1:${this.#port}`
  }

  async start() {
    const [port, hub, logging] = [await freePort(), await freePort(), await freePort()]
    this.#port = port
    this.#folder = mkdtempSync(join(tmpdir(), 'site-firebase-'))
    const emulators = {
      auth: { host: '127.0.0.1', port },
      hub: { host: '127.0.0.1', port: hub },
      logging: { host: '127.0.0.1', port: logging },
      ui: { enabled: false },
    }
    writeFileSync(join(this.#folder, 'firebase.json'), JSON.stringify({ emulators }))
    const child = spawn(
      process.execPath,
      [this.#program, 'emulators:start', '--only', 'auth', '--project', PROJECT],
      { cwd: this.#folder, stdio: ['ignore', 'pipe', 'pipe'] },
    )
    this.#process = child
    let said = ''
    await new Promise((resolve, reject) => {
      child.stdout.on('data', (text) => {
        said += String(text)
        if (said.includes('All emulators ready')) resolve()
      })
      child.once('exit', (code) => reject(new Error(`the emulator ended with ${code}: ${said}`)))
    })
  }

  async stop() {
    const child = this.#process
    if (child?.exitCode === null)
      await new Promise((resolve) => {
        child.once('exit', resolve)
        child.kill('SIGTERM')
      })
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /** Every code that was sent and is waited for, oldest first. */
  async codes() {
    const answer = await fetch(`${this.origin}/emulator/v1/projects/${PROJECT}/verificationCodes`)
    return (await answer.json()).verificationCodes
  }
}
