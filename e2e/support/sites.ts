import type { ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { build, publish } from '@site/tools/build'
import { bundled } from '@site/tools/bundle'
import { built, released, root } from '@site/tools/root'
import { freePort, startService as startFrom } from '@site/tools/services'
import { environmentsOf } from '@site/tools/site'
import { dayIsDone } from '../../services/platform/test/rig/day-done.ts'

export type BrandName = 'lotus' | 'coral'

/** A served site as a test sees it. */
export interface Site {
  readonly port: number
  /** Where operators are answered. */
  readonly operatorPort: number
  readonly dataDir: string
  /** `http://host:port` of a brand. */
  origin(brand: BrandName): string
  operatorToken(): string
}

/** A site that a test file has for itself and may break. */
export interface OwnSite extends Site {
  stopPlatform(): Promise<void>
  startPlatform(): Promise<void>
  /** The site's own server goes; `startDelivery` brings it back at the same address, with other settings if given. */
  stopDelivery(): Promise<void>
  /** The provider of the sandbox games goes, and comes back at the same address. */
  stopGames(): Promise<void>
  startGames(): Promise<void>
  startDelivery(settings?: Readonly<Record<string, string>>): Promise<void>
  /** The processes that serve the site now. */
  pids(): readonly (number | undefined)[]
  stop(): Promise<void>
}

export const DATA_DIR = process.env['E2E_DATA_DIR'] ?? join(root, '.data', 'e2e')
const TEMPLATE = join(DATA_DIR, 'template')
/** Pictures are named by what they show: every site may keep them in one folder, and none draws them again. */
const ART = join(DATA_DIR, 'art')
const SHARED_SITE = 'E2E_SHARED_SITE'

/** The embedded database is not optimised for the minutes that a site of a test's own is up: that costs a second of processor. */
const FOR_A_SHORT_LIFE = ['--liftoff-only']

/** From one file each: a run starts some fifty services. */
const startService = async (
  name: Parameters<typeof startFrom>[0],
  env: Readonly<Record<string, string>>,
  flags: readonly string[] = FOR_A_SHORT_LIFE,
) => await startFrom(name, env, { file: await bundled(join(root, 'services', name)), flags })

/** With E2E_KEEP=1 the seeded folder of the last run is used again, while journeys are being written. */
const keep = process.env['E2E_KEEP'] === '1'

/** Builds, publishes and seeds the database once; every site of the run begins with a copy. */
export async function makeTemplate(): Promise<void> {
  if (keep && existsSync(TEMPLATE)) return
  mkdirSync(DATA_DIR, { recursive: true })
  // Pictures stay from run to run: each is named by what it shows.
  for (const entry of readdirSync(DATA_DIR))
    if (entry !== 'art') rmSync(join(DATA_DIR, entry), { recursive: true, force: true })
  await build(built(), { quiet: true })
  mkdirSync(ART, { recursive: true })
  await publish(released(), TEMPLATE, { quiet: true })
  const [port, operatorPort] = [await freePort(), await freePort()]
  const platform = await startService('platform', {
    DATA_DIR: TEMPLATE,
    EXAMPLES: '1',
    PORT: String(port),
    OPERATOR_PORT: String(operatorPort),
    HOST: '127.0.0.1',
  })
  const { operatorToken } = siteAt({ port, operatorPort, dataDir: TEMPLATE })
  await dayIsDone(`http://127.0.0.1:${operatorPort}`, operatorToken())
  await end(platform)
}

export interface OwnSiteOptions {
  /** Changes the data folder before anything starts, for example with a broken release. */
  readonly prepare?: (dataDir: string) => void
  /** False leaves the platform down until `startPlatform`. */
  readonly platform?: boolean
  /** True starts the provider of the sandbox games, too, with its sign-ins of Google's and Facebook's shape. */
  readonly games?: boolean
  /** True for the site that most journeys share: it is up for as long as they run. */
  readonly lasting?: boolean
  /** More settings of platform and delivery. */
  readonly settings?: Readonly<Record<string, string>>
}

export async function startOwnSite(
  name: string,
  { prepare, platform = true, games = false, lasting = false, settings: more = {} }: OwnSiteOptions = {},
): Promise<OwnSite> {
  const dataDir = join(DATA_DIR, `${name}-${process.pid}`)
  rmSync(dataDir, { recursive: true, force: true })
  cpSync(TEMPLATE, dataDir, { recursive: true })
  symlinkSync(ART, join(dataDir, 'art'))
  prepare?.(dataDir)
  const [port, platformPort, operatorPort, gamesPort, controlPort] = await freePorts()
  const ports = { port, platformPort, operatorPort, gamesPort, controlPort }
  const environments = environmentsOf({ ...ports, dataDir, social: games })
  const platformEnv = { ...more, ...environments.platform, EXAMPLES: '1' }
  const gamesEnv = environments.games
  const deliveryEnv = { ...more, ...environments.delivery }
  // First, as whoever signs in there is asked for when the platform starts.
  let playing: ChildProcess | undefined = games ? await startService('sandbox-provider', gamesEnv) : undefined
  const startPlatform = () => startService('platform', platformEnv, lasting ? [] : undefined)
  let running: ChildProcess | undefined = platform ? await startPlatform() : undefined
  let delivery: ChildProcess | undefined = await startService('delivery', deliveryEnv)
  const stopPlatform = async (): Promise<void> => {
    if (running) await end(running)
    running = undefined
  }
  const stopDelivery = async (): Promise<void> => {
    if (delivery) await end(delivery)
    delivery = undefined
  }
  const stopGames = async (): Promise<void> => {
    if (playing) await end(playing)
    playing = undefined
  }
  return {
    ...siteAt({ port, operatorPort, dataDir }),
    stopGames,
    async startGames() {
      playing ??= await startService('sandbox-provider', gamesEnv)
    },
    stopPlatform,
    stopDelivery,
    async startDelivery(settings = {}) {
      delivery ??= await startService('delivery', { ...deliveryEnv, ...settings })
    },
    async startPlatform() {
      running ??= await startPlatform()
    },
    pids: () => [running, playing, delivery].map((child) => child?.pid),
    async stop() {
      await stopDelivery()
      await stopGames()
      await stopPlatform()
    },
  }
}

/** Hands the shared site's address on to the worker processes. */
export function shareWithWorkers({ port, operatorPort, dataDir }: Site): void {
  process.env[SHARED_SITE] = JSON.stringify({ port, operatorPort, dataDir })
}

export function sharedSite(): Site {
  return siteAt(JSON.parse(process.env[SHARED_SITE] ?? '{}') as Whereabouts) // reason: written by tellWorkers
}

type Whereabouts = Pick<Site, 'port' | 'operatorPort' | 'dataDir'>

function siteAt({ port, operatorPort, dataDir }: Whereabouts): Site {
  return {
    port,
    operatorPort,
    dataDir,
    origin: (brand) => `http://${hostOf(brand)}:${port}`,
    operatorToken: () => readFileSync(join(dataDir, 'operator-token'), 'utf8').trim(),
  }
}

export const hostOf = (brand: BrandName): string => (brand === 'lotus' ? 'localhost' : 'coral.localhost')

async function freePorts(): Promise<[number, number, number, number, number]> {
  return [await freePort(), await freePort(), await freePort(), await freePort(), await freePort()]
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done()
    child.once('exit', () => done())
    child.kill('SIGTERM')
  })
}
