import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

const VERSION = '15.34.2'
const PROJECT = 'demo-site'
const INSTALL_MS = 10 * 60 * 1000

/** The folder of the Firebase tools: FIREBASE_TOOLS_DIR, else one of this user's that they are installed into; undefined where they cannot be had. */
export function locateFirebase(): string | undefined {
  const folder =
    process.env['FIREBASE_TOOLS_DIR'] ?? join(homedir(), '.cache', `site-firebase-tools-${VERSION}`)
  const program = join(folder, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js')
  if (existsSync(program)) return program
  try {
    mkdirSync(folder, { recursive: true })
    const packages = [
      'install',
      '--prefix',
      folder,
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      `firebase-tools@${VERSION}`,
    ]
    execFileSync('npm', packages, { stdio: 'pipe', timeout: INSTALL_MS })
    return existsSync(program) ? program : undefined
  } catch {
    return undefined
  }
}

const sent = z.object({ sessionInfo: z.string() })
const codes = z.object({
  verificationCodes: z.array(
    z.object({ code: z.string(), phoneNumber: z.string(), sessionInfo: z.string() }),
  ),
})
const proved = z.object({ idToken: z.string() })

/** Firebase's own emulator of its auth service; it asks nobody outside. */
export class FirebaseEmulator {
  readonly #program: string
  #port = 0
  #process: ChildProcess | undefined
  #folder = ''
  constructor(program: string) {
    this.#program = program
  }

  get environment(): Record<string, string> {
    return {
      FIREBASE_API_KEY: 'key-of-the-tests',
      FIREBASE_AUTH_DOMAIN: `${PROJECT}.example`,
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${this.#port}`,
    }
  }

  async start(): Promise<void> {
    const [port, hub, logging] = await Promise.all([freePort(), freePort(), freePort()])
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
    await new Promise<void>((resolve, reject) => {
      child.stdout?.on('data', (text) => {
        said += String(text)
        if (said.includes('All emulators ready')) resolve()
      })
      child.once('exit', (code) => reject(new Error(`the emulator ended with ${code}: ${said}`)))
    })
  }

  async stop(): Promise<void> {
    const child = this.#process
    if (child?.exitCode === null)
      await new Promise((resolve) => (child.once('exit', resolve), child.kill('SIGTERM')))
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /** What a browser does with the service's own library: a code is asked for and typed in; the ID token. */
  async provePhone(phoneNumber: string): Promise<string> {
    const { sessionInfo } = sent.parse(
      await this.#ask('accounts:sendVerificationCode', { phoneNumber, recaptchaToken: 'none' }),
    )
    const list = await fetch(
      `http://127.0.0.1:${this.#port}/emulator/v1/projects/${PROJECT}/verificationCodes`,
    )
    const { verificationCodes } = codes.parse(await list.json())
    const code = verificationCodes.find((one) => one.sessionInfo === sessionInfo)?.code
    return proved.parse(await this.#ask('accounts:signInWithPhoneNumber', { sessionInfo, code })).idToken
  }

  /** An ID token of somebody who has shown an e-mail address, not a phone. */
  async signUpByMail(email: string): Promise<string> {
    const body = { email, password: 'any-password', returnSecureToken: true }
    return proved.parse(await this.#ask('accounts:signUp', body)).idToken
  }

  async #ask(method: string, body: unknown): Promise<unknown> {
    const url = `http://127.0.0.1:${this.#port}/identitytoolkit.googleapis.com/v1/${method}?key=any`
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    return await answer.json()
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = z.object({ port: z.number() }).parse(server.address())
      server.close(() => resolve(port))
    })
  })
}
