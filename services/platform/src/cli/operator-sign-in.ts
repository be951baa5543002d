import { mkdir, rename, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { addOperatorToken, operatorSignIn, operatorSignOut } from '@site/shared-api/contract/operator'

interface Wish {
  readonly name: string
  readonly url: string
  readonly dataDir: string
  readonly days: number
}

const LABEL_LENGTH = 40

/** Asks for password and code, and keeps a token of the account in the data folder, for its owner alone. */
export async function signIn({ name, url, dataDir, days }: Wish): Promise<string> {
  const { password, code } = await askProof()
  const session = await ask(url, operatorSignIn, { name, password, code })
  const { token, role } = operatorSignIn.response.parse(session.value)
  const headers = { Authorization: `Bearer ${token}`, Cookie: session.cookie }
  const made = await ask(url, addOperatorToken, { label: hostname().slice(0, LABEL_LENGTH), days }, headers)
  await ask(url, operatorSignOut, undefined, headers)
  const tool = addOperatorToken.response.parse(made.value)
  const file = join(dataDir, 'operator-token')
  await mkdir(dataDir, { recursive: true })
  await writeFile(`${file}.new`, `${tool.token}\n`, { mode: 0o600 })
  await rename(`${file}.new`, file)
  return `Signed in as ${name} (${role}) until ${tool.expiresAt}. The token is kept in ${file}.`
}

/** Two lines of the terminal, or of whatever is piped in; the password is not shown. */
async function askProof(): Promise<{ password: string; code: string }> {
  let isHidden = false
  const output = new Writable({
    write(text, _encoding, done) {
      if (!isHidden) process.stderr.write(text)
      done()
    },
  })
  const terminal = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY })
  const lines = terminal[Symbol.asyncIterator]()
  const next = async (question: string): Promise<string> => {
    process.stderr.write(question)
    const { value } = await lines.next()
    return String(value ?? '').trim()
  }
  isHidden = true
  const password = await next('Password: ')
  isHidden = false
  process.stderr.write('\n')
  const code = await next('Code of the authenticator app: ')
  terminal.close()
  return { password, code }
}

async function ask(
  url: string,
  { method, path }: { method: string; path: string },
  body?: object,
  headers: Record<string, string> = {},
): Promise<{ value: unknown; cookie: string }> {
  const answer = await fetch(new URL(path, url), {
    method,
    headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error(`Nothing answers at ${url}. Name the address of the operators’ door with --url.`)
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`Refused (${answer.status}): ${text}`)
  const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
  return { value: JSON.parse(text).value, cookie }
}
