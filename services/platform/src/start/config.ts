import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { socialConfig, socialEnvironment, type SocialConfig } from '#start/config.social'
import { accountConfig, accountEnvironment, type AccountConfig } from '#start/config.accounts'
import type { AggregatorAccount } from '#providers/game/aggregator/aggregator.provider'
import { StartupError } from '#start/startup-error'

const DEFAULT_PORT = 8090

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(DEFAULT_PORT),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.string().min(1).optional(),
  INTERNAL_TOKEN: z.string().min(16).optional(),
  OPERATOR_TOKEN: z.string().min(16).optional(),
  /** What the platform and the sandbox provider sign their calls with. */
  PROVIDER_SECRET: z.string().min(16).optional(),
  /** Where the platform reaches the sandbox provider. */
  SANDBOX_URL: z.url().optional(),
  /** An account at an aggregator of games: address, who the operator is there, the key, the vendors it runs. */
  AGGREGATOR_URL: z.url().optional(),
  AGGREGATOR_MERCHANT_ID: z.string().min(1).optional(),
  AGGREGATOR_KEY: z.string().min(16).optional(),
  AGGREGATOR_VENDORS: z.string().min(1).optional(),
  ...accountEnvironment,
  ...socialEnvironment,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
})

export interface Config {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  internalToken: string | undefined
  operatorToken: string | undefined
  providerSecret: string | undefined
  sandboxUrl: string | undefined
  aggregator: AggregatorAccount | undefined
  accountSecret: string | undefined
  accounts: AccountConfig
  social: SocialConfig
  logLevel: string
}

/** Reads flags (`--port`, `--host`, `--data-dir`, `--database-url`) over the environment; throws StartupError. */
export function readConfig(env: NodeJS.ProcessEnv, argv: string[]): Config {
  const flags = readFlags(argv)
  const given = Object.fromEntries(Object.entries({ ...env, ...flags }).filter(([, value]) => value !== ''))
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
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    internalToken: data.INTERNAL_TOKEN,
    operatorToken: data.OPERATOR_TOKEN,
    providerSecret: data.PROVIDER_SECRET,
    sandboxUrl: data.SANDBOX_URL,
    aggregator: aggregatorOf(data),
    accountSecret: data.ACCOUNT_SECRET,
    accounts: accountConfig(data),
    social: socialConfig(data),
    logLevel: data.LOG_LEVEL,
  }
}

/** All four settings or none: half an account would refuse every launch. */
function aggregatorOf(data: z.output<typeof environment>): AggregatorAccount | undefined {
  const {
    AGGREGATOR_KEY: merchantKey,
    AGGREGATOR_MERCHANT_ID: merchantId,
    AGGREGATOR_URL: url,
    AGGREGATOR_VENDORS: vendors,
  } = data
  const given = [url, merchantId, merchantKey, vendors].filter((one) => one !== undefined)
  if (given.length === 0) return undefined
  if (url === undefined || merchantId === undefined || merchantKey === undefined || vendors === undefined)
    throw new StartupError(
      'An aggregator needs AGGREGATOR_URL, AGGREGATOR_MERCHANT_ID, AGGREGATOR_KEY and AGGREGATOR_VENDORS together.',
    )
  return { url, merchantId, merchantKey, vendors: vendors.split(/[\s,]+/).filter(Boolean) }
}

function readFlags(argv: string[]): Record<string, string> {
  try {
    const { values } = parseArgs({
      args: argv,
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        'data-dir': { type: 'string' },
        'database-url': { type: 'string' },
      },
    })
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name.toUpperCase().replaceAll('-', '_'), value]),
    )
  } catch (error) {
    throw new StartupError(error instanceof Error ? error.message : 'The flags cannot be read')
  }
}
