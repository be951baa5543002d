import { join, resolve } from 'node:path'
import { z } from 'zod'
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
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
})

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
    logLevel: data.LOG_LEVEL,
  }
}
