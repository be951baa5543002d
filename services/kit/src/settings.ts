import { parseArgs } from 'node:util'
import { z } from 'zod'
import { StartupError } from './startup-error.ts'

const MAX_PORT = 65_535
const LONGEST_LEAVE_MS = 60_000

/** An origin such as `https://games.example`, and nothing behind it. */
export const originSetting = z.string().refine(isOrigin, 'an origin such as https://games.example')

/** `1` or `0`; off where nothing is said. */
export const switchSetting = z
  .enum(['0', '1'], '1 or 0')
  .default('0')
  .transform((text) => text === '1')

/** A port; 0 takes a free one. */
export const portSetting = (port: number) => z.coerce.number().int().min(0).max(MAX_PORT).default(port)

/** Settings of every service: where it listens and keeps its data, and how much it logs. */
export const serviceSettings = (port: number) => ({
  PORT: portSetting(port),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  /** How long a service goes on serving after a signal to end, while it reports that it is not ready. */
  LEAVE_MS: z.coerce.number().int().min(0).max(LONGEST_LEAVE_MS).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
})

/** Reads settings from the environment, flags over it; empty ones are not given. Throws StartupError that names the variable. */
export function readSettings<Schema extends z.ZodType>(
  schema: Schema,
  env: NodeJS.ProcessEnv,
  flags: Readonly<Record<string, string | undefined>> = {},
): z.output<Schema> {
  const given = Object.entries({ ...env, ...flags }).filter(
    ([, value]) => value !== '' && value !== undefined,
  )
  const parsed = schema.safeParse(Object.fromEntries(given))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const name = issue?.path.join('.') || 'The environment'
  throw new StartupError(`${name} is not valid: ${issue?.message ?? ''}. Change it and start again.`)
}

/**
 * Flags as the variables they stand for: `--data-dir x` is `DATA_DIR`, a switch such as `--examples` is `EXAMPLES=1`.
 * Throws StartupError at one that is not known.
 */
export function readFlags(
  argv: readonly string[],
  names: readonly string[],
  switches: readonly string[] = [],
): Record<string, string> {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: Object.fromEntries([
        ...names.map((name) => [name, { type: 'string' as const }] as const),
        ...switches.map((name) => [name, { type: 'boolean' as const }] as const),
      ]),
    })
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name.toUpperCase().replaceAll('-', '_'),
        value === true ? '1' : String(value),
      ]),
    )
  } catch (error) {
    const known = [...names, ...switches].map((name) => `--${name}`).join(', ')
    throw new StartupError(`${String(error)}. Known: ${known}.`)
  }
}

/** Settings that are good together alone: all of them, or undefined where none is given. Throws StartupError at half of them. */
export function allOrNone<Given extends Record<string, string | undefined>>(
  what: string,
  given: Given,
): { [Name in keyof Given]: string } | undefined {
  const values = Object.values(given)
  if (values.every((value) => value === undefined)) return undefined
  const names = Object.keys(given)
  if (values.some((value) => value === undefined))
    throw new StartupError(`${what} needs ${names.slice(0, -1).join(', ')} and ${names.at(-1)} together.`)
  // reason: none of them is undefined, as was just seen
  return given as { [Name in keyof Given]: string }
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return /^https?:$/.test(url.protocol) && url.origin === text
}
