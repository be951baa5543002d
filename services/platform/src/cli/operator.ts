import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Flags that every command to a running site has. */
export const OPERATOR_OPTIONS = {
  url: { type: 'string', default: 'http://127.0.0.1:8082' },
  'data-dir': { type: 'string', default: process.env['DATA_DIR'] ?? '.data' },
} as const

export const OPERATOR_USAGE =
  "The operator's token comes from OPERATOR_TOKEN, else from the file operator-token in DATA_DIR (or --data-dir), default .data: npm run operator -- sign-in NAME writes it."

/** A call that a command makes on a running site. */
export interface OperatorCall {
  method: string
  path: string
  body?: object
  /** A body of bytes instead. */
  bytes?: Uint8Array
  url: string
  dataDir: string
}

export function onOff(value: string, usage: string): boolean {
  if (value !== 'on' && value !== 'off') throw new Error(`"${value}" is neither on nor off.\n${usage}`)
  return value === 'on'
}

/** The envelope of the answer as text; throws an Error that says what to do when there is none or it is a refusal. */
export async function callAsOperator({
  method,
  path,
  body,
  bytes,
  url,
  dataDir,
}: OperatorCall): Promise<string> {
  const answer = await fetch(new URL(path, url), {
    method,
    headers: {
      Authorization: `Bearer ${await operatorToken(dataDir)}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(bytes && { 'Content-Type': 'application/octet-stream' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(bytes && { body: Buffer.from(bytes) }),
  }).catch(() => {
    throw new Error(
      `Nothing answers at ${url}. Start the site, or name the address of its admin listener with --url.`,
    )
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`Refused (${answer.status}): ${text}`)
  return text
}

/** Whether a site's admin listener answers there. */
export async function isServed(url: string): Promise<boolean> {
  return await fetch(new URL('/wps/operator/session', url)).then(
    ({ status }) => status < 500,
    () => false,
  )
}

/** Runs a command: what it resolves with is printed, what it throws ends it with 1. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await command()}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}

/** Whether there is a token to ask a site with. */
export async function hasToken(dataDir: string): Promise<boolean> {
  return await operatorToken(dataDir).then(
    () => true,
    () => false,
  )
}

async function operatorToken(dataDir: string): Promise<string> {
  const given = process.env['OPERATOR_TOKEN']
  if (given !== undefined && given !== '') return given
  const file = join(dataDir, 'operator-token')
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch {
    throw new Error(
      `There is no operator's token: sign in with npm run operator -- sign-in NAME, or set OPERATOR_TOKEN (looked for ${file}).`,
    )
  }
}
