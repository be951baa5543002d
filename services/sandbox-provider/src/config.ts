import { join, resolve } from 'node:path'
import { metricsSettings } from '@site/service-kit/metrics-listener'
import { allOrNone, originSetting, readSettings, serviceSettings } from '@site/service-kit/settings'
import { z } from 'zod'
import type { IdentityClient } from '#identity/identity'

const DEFAULT_PORT = 8091

const environment = z.object({
  ...serviceSettings(DEFAULT_PORT),
  ...metricsSettings,
  SITE_DATA_DIR: z.string().min(1).optional(),
  PUBLIC_ORIGIN: originSetting.optional(),
  PLATFORM_URL: z.url().default('http://127.0.0.1:8090'),
  PROVIDER_SECRET: z.string().min(16).optional(),
  /** The sandbox of an outside sign-in: the origin browsers and the platform reach it by, and its one client. */
  IDENTITY_ORIGIN: originSetting.optional(),
  IDENTITY_CLIENT_ID: z.string().min(1).optional(),
  IDENTITY_CLIENT_SECRET: z.string().min(16).optional(),
  IDENTITY_REDIRECTS: z.string().min(1).optional(),
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
  /** Where metrics are served; nowhere without a port. */
  metrics: { port: number | undefined; host: string }
  logLevel: string
}

/** Reads the environment; throws StartupError that names the variable. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const data = readSettings(environment, env)
  return {
    port: data.PORT,
    host: data.HOST,
    storeDir: join(resolve(data.DATA_DIR), 'sandbox-provider'),
    siteDataDir: resolve(data.SITE_DATA_DIR ?? data.DATA_DIR),
    publicOrigin: data.PUBLIC_ORIGIN,
    platformUrl: data.PLATFORM_URL.replace(/\/+$/, ''),
    secret: data.PROVIDER_SECRET,
    identity: identityOf(data),
    metrics: { port: data.METRICS_PORT, host: data.METRICS_HOST },
    logLevel: data.LOG_LEVEL,
  }
}

/** All four settings or none: without them there is no such sandbox. */
function identityOf(data: z.output<typeof environment>): IdentityConfig | undefined {
  const { IDENTITY_ORIGIN, IDENTITY_CLIENT_ID, IDENTITY_CLIENT_SECRET, IDENTITY_REDIRECTS } = data
  const given = allOrNone('The sandbox sign-in', {
    IDENTITY_ORIGIN,
    IDENTITY_CLIENT_ID,
    IDENTITY_CLIENT_SECRET,
    IDENTITY_REDIRECTS,
  })
  return (
    given && {
      origin: given.IDENTITY_ORIGIN,
      client: {
        id: given.IDENTITY_CLIENT_ID,
        secret: given.IDENTITY_CLIENT_SECRET,
        redirectUris: given.IDENTITY_REDIRECTS.split(/\s+/).filter(Boolean),
      },
    }
  )
}
