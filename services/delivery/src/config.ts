import { join, resolve } from 'node:path'
import { metricsSettings } from '@site/service-kit/metrics-listener'
import { originSetting, readFlags, readSettings, serviceSettings } from '@site/service-kit/settings'
import { trustedProxies } from '@site/service-kit/trusted-proxies'
import { z } from 'zod'
import type { ControlSettings } from '#control/control-listener.ts'
import type { Bucket } from '#store/bucket-store.ts'
import { bucketOf, bucketSettings } from '#store/store-setting.ts'
import type { PhoneAuth } from '#page/security-headers.ts'

const DEFAULT_PORT = 8080
/** So far beyond the site's own port, unless CONTROL_PORT says otherwise. */
const CONTROL_BEYOND = 3
const MAX_PORT = 65_535
const FLAGS = ['port', 'host', 'data-dir', 'platform-url']

const environment = z.object({
  ...serviceSettings(DEFAULT_PORT),
  ...metricsSettings,
  ...bucketSettings,
  /** The releases, where several hosts share them: a folder that all of them have. */
  RELEASES_DIR: z.string().min(1).optional(),
  PLATFORM_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:8081'),
  INTERNAL_TOKEN: z.string().min(1).optional(),
  /** Where the platform changes releases: never on an address that players reach. */
  CONTROL_PORT: z.coerce.number().int().min(0).max(MAX_PORT).optional(),
  CONTROL_HOST: z.string().min(1).default('127.0.0.1'),
  TRUSTED_PROXIES: trustedProxies,
  /** `1` lets `?composition=mono` serve the one-bundle build, for measuring. */
  YARDSTICK: z.string().optional(),
  SERVICE_WORKER: z.string().optional(),
  /** Where `npm run dev` serves the builds of this machine. */
  HOT_SERVER: originSetting.refine(isLoopback, 'an address of this machine').optional(),
  /** Blank-separated addresses of a developer's own machine: modules of there may run in the browser that opened an override. */
  DEV_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(/\s+/).filter(Boolean))
    .pipe(z.array(originSetting.refine(isLoopback, 'addresses such as http://127.0.0.1:8095'))),
  /** The share of pages that report telemetry, from 0 (none) to 1 (all); of canaries all do, unless it is 0. */
  FIELD_RATE: z.coerce.number().min(0).max(1).default(1),
  /** Blank-separated origins; anything else would widen the policy of every page. */
  GAME_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(/\s+/).filter(Boolean))
    .pipe(z.array(originSetting)),
  FIREBASE_PROJECT_ID: z.string().min(1).optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^[\w.-]+:\d+$/)
    .optional(),
})

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Folder of the releases; several hosts may share it. */
  readonly releasesDir: string
  /** Where hosts that share no folder have their releases from. */
  readonly bucket: Bucket | undefined
  readonly platformUrl: string
  readonly internalToken: string | undefined
  /** Networks of the proxies before this service that are believed for whom they ask. */
  readonly trustedProxies: readonly string[]
  readonly yardstick: boolean
  readonly serviceWorker: boolean
  readonly hotServer: string | undefined
  readonly devOrigins: readonly string[]
  readonly fieldRate: number
  readonly gameOrigins: readonly string[]
  readonly phoneAuth: PhoneAuth | undefined
  /** Where releases are changed. */
  readonly control: ControlSettings
  /** Where metrics are served; nowhere without a port. */
  readonly metrics: { readonly port: number | undefined; readonly host: string }
  readonly logLevel: string
  /** How long it goes on serving, no longer ready, after SIGTERM. */
  readonly leaveMs: number
}

/** Reads flags (`--port`, `--host`, `--data-dir`, `--platform-url`) over the environment; throws StartupError that names the variable. */
export function readConfig(env: NodeJS.ProcessEnv, argv: readonly string[]): Config {
  const data = readSettings(environment, env, readFlags(argv, FLAGS))
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    releasesDir: releasesDir(data),
    bucket: bucketOf(data),
    platformUrl: data.PLATFORM_URL,
    internalToken: data.INTERNAL_TOKEN,
    trustedProxies: data.TRUSTED_PROXIES,
    yardstick: data.YARDSTICK === '1',
    serviceWorker: data.SERVICE_WORKER !== 'off',
    hotServer: data.HOT_SERVER,
    devOrigins: data.DEV_ORIGINS,
    fieldRate: data.FIELD_RATE,
    gameOrigins: data.GAME_ORIGINS,
    phoneAuth: phoneAuthOf(data),
    control: { port: controlPort(data), host: data.CONTROL_HOST },
    metrics: { port: data.METRICS_PORT, host: data.METRICS_HOST },
    logLevel: data.LOG_LEVEL,
    leaveMs: data.LEAVE_MS,
  }
}

/** Where the releases are: for the service, and for the commands that publish. */
export function releasesDir({
  RELEASES_DIR,
  DATA_DIR = '.data',
}: {
  readonly RELEASES_DIR?: string | undefined
  readonly DATA_DIR?: string | undefined
}): string {
  return resolve(RELEASES_DIR ?? join(DATA_DIR, 'registry'))
}

/** Any where the site's own is any. */
function controlPort({ CONTROL_PORT, PORT }: z.output<typeof environment>): number {
  return CONTROL_PORT ?? (PORT === 0 ? 0 : PORT + CONTROL_BEYOND)
}

/** The same names as the platform's: a project that is configured there is allowed in the pages here. */
function phoneAuthOf(data: z.output<typeof environment>): PhoneAuth | undefined {
  const host = data.FIREBASE_AUTH_EMULATOR_HOST
  if (data.FIREBASE_PROJECT_ID === undefined) return undefined
  return { emulator: host === undefined ? undefined : `http://${host}` }
}

function isLoopback(origin: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(origin).hostname)
}
