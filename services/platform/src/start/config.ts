import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  allOrNone,
  portSetting,
  readFlags,
  readSettings,
  serviceSettings,
  switchSetting,
} from '@site/service-kit/settings'
import { bucketAccess, namedBucket } from '@site/delivery/bucket-setting'
import type { Bucket } from '@site/delivery/bucket-store'
import { trustedProxies } from '@site/service-kit/trusted-proxies'
import { z } from 'zod'
import { socialConfig, socialEnvironment, type SocialConfig } from '#start/config.social'
import { accountConfig, accountEnvironment, type AccountConfig } from '#start/config.accounts'
import { requireSecrets } from '#start/config.secrets'
import type { OpnAccount } from '#providers/payment/opn/opn.provider'
import type { AggregatorAccount } from '#providers/game/aggregator/aggregator.provider'

const DEFAULT_PORT = 8090
const DEFAULT_OPERATOR_PORT = 8082
const DEFAULT_SITE_PORT = 8080
const DEFAULT_CONTROL_URL = 'http://127.0.0.1:8083'

const BUILT_CONSOLE = fileURLToPath(new URL('../../../../apps/operator/dist', import.meta.url))

const FLAGS = ['port', 'host', 'data-dir', 'database-url', 'operator-port', 'operator-host']
const SWITCHES = ['examples']

const environment = z.object({
  ...serviceSettings(DEFAULT_PORT),
  DATABASE_URL: z.string().min(1).optional(),
  /** `1` fills an empty database with examples: brands, games, and accounts with money and public passwords. */
  EXAMPLES: switchSetting,
  INTERNAL_TOKEN: z.string().min(16).optional(),
  /** Where operators and their tools are answered, metrics too: never on an address that players reach. */
  OPERATOR_PORT: portSetting(DEFAULT_OPERATOR_PORT),
  OPERATOR_HOST: z.string().min(1).default('127.0.0.1'),
  /** Where the operators' console lies built. */
  CONSOLE_DIR: z.string().min(1).default(BUILT_CONSOLE),
  /** What the platform and the sandbox provider sign their calls with. */
  PROVIDER_SECRET: z.string().min(16).optional(),
  TRUSTED_PROXIES: trustedProxies,
  /** A header in which the proxy before the site says the country of a network, and which it never lets through from outside. */
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .toLowerCase()
    .optional(),
  /** The port under which brands on this machine (`localhost`) are reached. */
  SITE_PORT: z.coerce.number().int().min(1).max(65_535).default(DEFAULT_SITE_PORT),
  /** Where delivery takes changes of releases: its CONTROL_PORT. */
  CONTROL_URL: z.url({ protocol: /^https?$/ }).default(DEFAULT_CONTROL_URL),
  /** Where the platform reaches the sandbox provider. */
  SANDBOX_URL: z.url().optional(),
  /** An account at an aggregator of games: address, who the operator is there, the key, the vendors it runs. */
  AGGREGATOR_URL: z.url().optional(),
  AGGREGATOR_MERCHANT_ID: z.string().min(1).optional(),
  AGGREGATOR_KEY: z.string().min(16).optional(),
  AGGREGATOR_VENDORS: z.string().min(1).optional(),
  /** Where members' files lie, such as `s3://members/site`; the database without one. */
  FILES_BUCKET: z.string().min(1).optional(),
  /** A folder for them instead, which all hosts have. */
  FILES_DIR: z.string().min(1).optional(),
  ...bucketAccess,
  /** An account at Opn Payments: the secret key, and what its webhooks are signed with (several while one replaces another). */
  OPN_SECRET_KEY: z.string().min(16).optional(),
  OPN_WEBHOOK_SECRETS: z.string().min(16).optional(),
  OPN_URL: z.url({ protocol: /^https?$/ }).default('https://api.omise.co'),
  ...accountEnvironment,
  ...socialEnvironment,
})

export interface Config {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  examples: boolean
  internalToken: string | undefined
  operatorHost: string
  operatorPort: number
  consoleDir: string
  providerSecret: string | undefined
  /** Networks of delivery, and of other proxies whose forwarded headers are trusted. */
  trustedProxies: readonly string[]
  /** In small letters. */
  countryHeader: string | undefined
  sitePort: number
  controlUrl: string
  sandboxUrl: string | undefined
  aggregator: AggregatorAccount | undefined
  opn: OpnAccount | undefined
  accountSecret: string | undefined
  accounts: AccountConfig
  social: SocialConfig
  filesBucket: Bucket | undefined
  filesDir: string | undefined
  logLevel: string
  /** So long it goes on serving, not ready any more, after the signal to end. */
  leaveMs: number
}

/** Reads flags (`--port`, `--host`, `--data-dir`, `--database-url`, `--examples`) over the environment; throws StartupError. */
export function readConfig(env: NodeJS.ProcessEnv, argv: string[]): Config {
  const data = readSettings(environment, env, readFlags(argv, FLAGS, SWITCHES))
  if (data.DATABASE_URL !== undefined) requireSecrets(data)
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    examples: data.EXAMPLES,
    internalToken: data.INTERNAL_TOKEN,
    operatorHost: data.OPERATOR_HOST,
    operatorPort: data.OPERATOR_PORT,
    consoleDir: resolve(data.CONSOLE_DIR),
    providerSecret: data.PROVIDER_SECRET,
    trustedProxies: data.TRUSTED_PROXIES,
    countryHeader: data.COUNTRY_HEADER,
    sitePort: data.SITE_PORT,
    controlUrl: data.CONTROL_URL,
    sandboxUrl: data.SANDBOX_URL,
    aggregator: aggregatorOf(data),
    opn: opnOf(data),
    accountSecret: data.ACCOUNT_SECRET,
    accounts: accountConfig(data),
    social: socialConfig(data),
    filesBucket: namedBucket('FILES_BUCKET', data.FILES_BUCKET, data),
    filesDir: data.FILES_DIR,
    logLevel: data.LOG_LEVEL,
    leaveMs: data.LEAVE_MS,
  }
}

/** All four settings or none: half an account would refuse every launch. */
function aggregatorOf(data: z.output<typeof environment>): AggregatorAccount | undefined {
  const { AGGREGATOR_URL, AGGREGATOR_MERCHANT_ID, AGGREGATOR_KEY, AGGREGATOR_VENDORS } = data
  const given = allOrNone('An aggregator', {
    AGGREGATOR_URL,
    AGGREGATOR_MERCHANT_ID,
    AGGREGATOR_KEY,
    AGGREGATOR_VENDORS,
  })
  return (
    given && {
      url: given.AGGREGATOR_URL,
      merchantId: given.AGGREGATOR_MERCHANT_ID,
      merchantKey: given.AGGREGATOR_KEY,
      vendors: given.AGGREGATOR_VENDORS.split(/[\s,]+/).filter(Boolean),
    }
  )
}

/** Key and secrets or neither: an account whose callbacks cannot be verified would be of no use. */
function opnOf(data: z.output<typeof environment>): OpnAccount | undefined {
  const { OPN_SECRET_KEY, OPN_WEBHOOK_SECRETS, OPN_URL: url } = data
  const given = allOrNone('Opn Payments', { OPN_SECRET_KEY, OPN_WEBHOOK_SECRETS })
  return (
    given && {
      url,
      secretKey: given.OPN_SECRET_KEY,
      webhookSecrets: given.OPN_WEBHOOK_SECRETS.split(/[\s,]+/).filter(Boolean),
    }
  )
}
