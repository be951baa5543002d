import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'

const DEBIAN = '/usr/lib/postgresql'
const INSTALL_LIMIT_MS = 240_000
const USER = 'site_test'

/** A PostgreSQL of its own on a temporary folder. */
export interface Postgres {
  /** Makes an empty database and returns its URL. */
  createDatabase(name: string): string
  url(name: string): string
  /** Ends it at once, as a crash would, and starts it again on the same port. */
  restart(): Promise<void>
  stop(): Promise<void>
  /** Ends it and moves its data to a folder, which others may be copies of. */
  moveTo(folder: string): Promise<void>
}

/** The folder with PostgreSQL's programs; installs them when we are root on Debian; undefined when there is no way. */
export function locatePostgres(): string | undefined {
  return findPrograms() ?? (install() ? findPrograms() : undefined)
}

/** The folder with PostgreSQL's programs where they are installed. */
export function findPrograms(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const places = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  return places.find((place) =>
    ['initdb', 'postgres', 'createdb'].every((name) => existsSync(join(place, name))),
  )
}

function install(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const apt = (...words: string[]) =>
    execFileSync('apt-get', ['-o', 'DPkg::Lock::Timeout=240', '-qq', ...words], {
      stdio: 'ignore',
      timeout: INSTALL_LIMIT_MS,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  try {
    apt('update')
    apt('install', '-y', '--no-install-recommends', 'postgresql')
    return true
  } catch {
    return false
  }
}

/** Starts PostgreSQL from its programs on a free loopback port, empty or with a copy of data; not as root, since it refuses that. */
export async function startPostgres(programs: string, copyOf?: string): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'site-postgres-'))
  const owner = ownerOf(folder)
  const data = join(folder, 'data')
  const run = (name: string, args: string[]) =>
    execFileSync(join(programs, name), args, { stdio: 'pipe', cwd: folder, ...owner })
  if (copyOf === undefined)
    run('initdb', ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-instructions'])
  // It wants its files to be its user's own.
  else execFileSync('cp', ['-a', copyOf, data], { stdio: 'pipe' })
  const port = await freePort()
  const settings = [
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'fsync=off',
    '-c',
    `unix_socket_directories=${folder}`,
  ]
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: folder,
      ...owner,
    })
    await readyLine(child)
    return child
  }
  const url = (name: string): string => `postgres://${USER}@127.0.0.1:${port}/${name}`
  let server = await start()
  const end = async (signal: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill(signal)
    await ended
  }
  return {
    createDatabase(name) {
      run('createdb', ['-h', '127.0.0.1', '-p', String(port), '-U', USER, name])
      return url(name)
    },
    url,
    async restart() {
      await end('SIGQUIT')
      server = await start()
    },
    async stop() {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
    async moveTo(other) {
      await end('SIGINT')
      renameSync(data, other)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The user to run as: ourselves, or as root the user that the package made, else the one without rights. */
function ownerOf(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const uid = idOf('-u', 'postgres') ?? idOf('-u', 'nobody') ?? 65_534
  const gid = idOf('-g', 'postgres') ?? idOf('-g', 'nobody') ?? 65_534
  chownSync(folder, uid, gid)
  chmodSync(folder, 0o700)
  return { uid, gid }
}

function idOf(kind: '-u' | '-g', user: string): number | undefined {
  try {
    return Number(execFileSync('id', [kind, user], { stdio: 'pipe' }).toString())
  } catch {
    return undefined
  }
}

function readyLine(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const said: string[] = []
    if (!server.stderr) return reject(new Error('PostgreSQL has no log to read'))
    createInterface({ input: server.stderr }).on('line', (line) => {
      said.push(line)
      if (line.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said.join('\n')}`)))
  })
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
