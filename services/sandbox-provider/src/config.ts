import { join, resolve } from 'node:path'
import { z } from 'zod'
import type { IdentityClient } from '#identity/identity'
import { StartupError } from '#startup-error'

const DEFAULT_PORT = 8091

const origin = z.string().refine((text) => {
  try {
    const url = new URL(text)
    return /^https?:$/.test(url.protocol) && url.origin === text
  } catch {
    return false
  }
}, 'an origin such as http://games.localhost:8091')

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(DEFAULT_PORT),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  SITE_DATA_DIR: z.string().min(1).optional(),
  PUBLIC_ORIGIN: origin.optional(),
  PLATFORM_URL: z.url().default('http://127.0.0.1:8090'),
  PROVIDER_SECRET: z.string().min(16).optional(),
  /** The sandbox of an outside sign-in: the origin browsers and the platform reach it by, and its one client. */
  IDENTITY_ORIGIN: origin.optional(),
  IDENTITY_CLIENT_ID: z.string().min(1).optional(),
  IDENTITY_CLIENT_SECRET: z.string().min(16).optional(),
  IDENTITY_REDIRECTS: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
})

export interface IdentityConfig {
  origin: string
  client: IdentityClient
}

export interface Config {
  port: number
  host: string
  /** The folder of rounds and play money; it belongs to one process. */
  storeDir: string
  /** Where the site keeps the secret it shares with this provider. */
  siteDataDir: string
  /** What players' browsers call this service; from the port when it is not given. */
  publicOrigin: string | undefined
  platformUrl: string
  secret: string | undefined
  identity: IdentityConfig | undefined
  logLevel: string
}

/** Reads the environment; throws StartupError that names the variable. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new StartupError(
      `${issue?.path.join('.') ?? 'The environment'} is not valid: ${issue?.message ?? ''}`,
    )
  }
  const { data } = parsed
  return {
    port: data.PORT,
    host: data.HOST,
    storeDir: join(resolve(data.DATA_DIR), 'sandbox-provider'),
    siteDataDir: resolve(data.SITE_DATA_DIR ?? data.DATA_DIR),
    publicOrigin: data.PUBLIC_ORIGIN,
    platformUrl: data.PLATFORM_URL.replace(/\/+$/, ''),
    secret: data.PROVIDER_SECRET,
    identity: identityOf(data),
    logLevel: data.LOG_LEVEL,
  }
}

/** All four settings or none: without them there is no such sandbox. */
function identityOf(data: z.output<typeof environment>): IdentityConfig | undefined {
  const {
    IDENTITY_ORIGIN: at,
    IDENTITY_CLIENT_ID: id,
    IDENTITY_CLIENT_SECRET: secret,
    IDENTITY_REDIRECTS: redirects,
  } = data
  if ([at, id, secret, redirects].every((one) => one === undefined)) return undefined
  if (at === undefined || id === undefined || secret === undefined || redirects === undefined)
    throw new StartupError(
      'The sandbox sign-in needs IDENTITY_ORIGIN, IDENTITY_CLIENT_ID, IDENTITY_CLIENT_SECRET and IDENTITY_REDIRECTS together.',
    )
  return { origin: at, client: { id, secret, redirectUris: redirects.split(/\s+/).filter(Boolean) } }
}
