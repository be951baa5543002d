import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { StartupError } from '#startup-error'

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
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  /** Milliseconds added to the clock, to rehearse expiry and rotation. */
  CLOCK_OFFSET_MS: z.coerce.number().int().default(0),
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
  logLevel: string
  clockOffsetMs: number
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
    logLevel: data.LOG_LEVEL,
    clockOffsetMs: data.CLOCK_OFFSET_MS,
  }
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
