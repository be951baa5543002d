import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ACCOUNT_SECRET } from './account-secret.ts'
import { OPERATOR_ACCESS } from '../local-access.ts'
import type { Place } from './databases.ts'

const FOLDER = join(__dirname, '../../..')
export const INTERNAL_TOKEN = 'internal-token-of-the-tests'
/** The secrets that every platform on a PostgreSQL needs. */
export const SECRETS = { PROVIDER_SECRET: 'provider-secret-of-the-tests', ACCOUNT_SECRET }
export const OPERATOR_TOKEN = 'operator-token-of-the-tests'

/** The platform as a process of its own, as it runs in production. */
export interface Platform {
  url: string
  /** Where operators are answered. */
  operatorUrl: string
  process: ChildProcess
  /** Everything it logged. */
  log(): string
  /** Moves its clock; `offsetMs` is from the machine's own. */
  moveClock(offsetMs: number): Promise<void>
  /** Ends it gracefully; resolves with its exit code. */
  stop(): Promise<number | null>
  /** kill -9. */
  kill(): Promise<void>
}

export interface Ended {
  code: number | null
  stderr: string
}

/** As `npm start` does. */
export const FROM_SOURCES = ['src/server.ts']
const BUNDLE = join(FOLDER, '../../tools/lib/bundle.mjs')
const bundles = new Map<string, string>()
/**
 * The same sources in one file, made once for all tests: those of an entry below a service's folder, else of the platform's
 * server with a clock that can be moved (CLOCK_MOVED_MS).
 */
export function bundled(entry = 'test/rig/process/server.ts', service = 'platform'): [string] {
  const key = `${service}/${entry}`
  const made =
    bundles.get(key) ?? execFileSync(process.execPath, [BUNDLE, service, entry], { encoding: 'utf8' })
  bundles.set(key, made)
  return [made]
}

/** WebAssembly as it is compiled first, never optimised: the embedded database's would cost a second of processor at each of many starts. */
const FOR_A_SHORT_LIFE = ['--liftoff-only']

/** Where Node.js keeps the sources as compiled: compiling them is a sixth of a start. */
const COMPILED = join(tmpdir(), 'site-compile-cache')

function launch(
  program: string[],
  place: Pick<Place, 'dataDir' | 'databaseUrl'>,
  env: Record<string, string>,
): ChildProcess {
  // Token and access of a site of examples, as a previous start would have made them.
  mkdirSync(place.dataDir, { recursive: true })
  writeFileSync(join(place.dataDir, 'operator-token'), `${OPERATOR_TOKEN}\n`, { mode: 0o600 })
  writeFileSync(join(place.dataDir, 'operator-access'), `${OPERATOR_ACCESS}\n`, { mode: 0o600 })
  const inherited = { ...process.env }
  delete inherited['DATABASE_URL']
  return spawn(process.execPath, [...FOR_A_SHORT_LIFE, ...program], {
    cwd: FOLDER,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...inherited,
      PORT: '0',
      SITE_PORT: '80',
      LOG_LEVEL: 'info',
      DATA_DIR: place.dataDir,
      INTERNAL_TOKEN,
      OPERATOR_PORT: '0',
      EXAMPLES: '1',
      NODE_COMPILE_CACHE: COMPILED,
      ...(place.databaseUrl !== undefined && { DATABASE_URL: place.databaseUrl, ...SECRETS }),
      ...env,
    },
  })
}

const READY = /"ready":true,"port":(\d+),.*"innerPort":(\d+)/

/** Starts a platform and waits for its ready line; rejects with what it said when it ends instead. */
export function startPlatform(
  place: Pick<Place, 'dataDir' | 'databaseUrl'>,
  env: Record<string, string> = {},
  program: string[] = bundled(),
): Promise<Platform> {
  const child = launch(program, place, env)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  let stdout = ''
  let stderr = ''
  child.stderr?.on('data', (text) => (stderr += String(text)))
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (text) => {
      stdout += String(text)
      const [, port, innerPort] = READY.exec(stdout) ?? []
      if (port === undefined) return
      resolve({
        url: `http://127.0.0.1:${port}`,
        operatorUrl: `http://127.0.0.1:${innerPort}`,
        process: child,
        log: () => stdout + stderr,
        moveClock: (offsetMs) =>
          new Promise((moved) => {
            child.once('message', () => moved())
            child.send(offsetMs)
          }),
        stop: () => (child.kill('SIGTERM'), ended),
        kill: async () => (child.kill('SIGKILL'), void (await ended)),
      })
    })
    void ended.then((code) => reject(new Error(`the platform ended with ${code}:\n${stderr}`)))
  })
}

/** Starts a platform that is expected to refuse; resolves with its exit code and words. */
export function refuseToStart(
  place: Pick<Place, 'dataDir' | 'databaseUrl'>,
  env: Record<string, string> = {},
  program: string[] = bundled(),
): Promise<Ended> {
  const child = launch(program, place, env)
  let stderr = ''
  child.stderr?.on('data', (text) => (stderr += String(text)))
  child.stdout?.on('data', (text) => {
    if (String(text).includes('"ready"')) child.kill('SIGTERM')
  })
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, stderr })))
}
