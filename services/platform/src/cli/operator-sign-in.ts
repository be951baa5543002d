import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Secret, TOTP } from 'otpauth'
import { addOperatorToken, operatorSignIn, operatorSignOut } from '@site/shared-api/contract/operator'
import { LOCAL_ACCESS_FILE, LOCAL_NAME, localAccess } from '#operations/index'

interface SignInOptions {
  readonly name: string
  readonly url: string
  readonly dataDir: string
  readonly days: number
}

const LABEL_LENGTH = 40

/** Asks for password and code, and keeps a token of the account in the data folder, for its owner alone. */
export async function signIn({ name, url, dataDir, days }: SignInOptions): Promise<string> {
  const { password, code } = await askProof()
  const session = await askOperators(url, operatorSignIn, { name, password, code })
  const { token, role } = operatorSignIn.response.parse(session.value)
  const headers = { Authorization: `Bearer ${token}`, Cookie: session.cookie }
  const made = await askOperators(
    url,
    addOperatorToken,
    { label: hostname().slice(0, LABEL_LENGTH), days },
    headers,
  )
  await askOperators(url, operatorSignOut, undefined, headers)
  const tool = addOperatorToken.response.parse(made.value)
  const file = join(dataDir, 'operator-token')
  await mkdir(dataDir, { recursive: true })
  await writeFile(`${file}.new`, `${tool.token}\n`, { mode: 0o600 })
  await rename(`${file}.new`, file)
  return `Signed in as ${name} (${role}) until ${tool.expiresAt}. The token is kept in ${file}.`
}

/** Signs in as the owner of a site of examples, by what its data folder keeps for its owner, for as long as the work takes. */
export async function asLocal<T>(
  { url, dataDir }: Pick<SignInOptions, 'url' | 'dataDir'>,
  work: (headers: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  const file = join(dataDir, LOCAL_ACCESS_FILE)
  const secret = await readFile(file, 'utf8').catch(() => {
    throw new Error(
      `Operators are added and renewed by a person: at ${url}/console, page Operators. No ${file} of a site of examples was found; with the site stopped, or with DATABASE_URL, this command works on the database itself.`,
    )
  })
  const { password, totp } = localAccess(secret.trim())
  const signedIn = await askOperators(url, operatorSignIn, {
    name: LOCAL_NAME,
    password,
    code: new TOTP({ secret: Secret.fromBase32(totp) }).generate(),
  }).catch((error: unknown) => {
    const text = error instanceof Error ? error.message : String(error)
    throw new Error(
      `${text}\nEach code is good once: wait half a minute where another command has just signed in.`,
    )
  })
  const { token } = operatorSignIn.response.parse(signedIn.value)
  const headers = { Authorization: `Bearer ${token}`, Cookie: signedIn.cookie }
  try {
    return await work(headers)
  } finally {
    await askOperators(url, operatorSignOut, undefined, headers)
  }
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

/** A call at the admin listener, and the cookie it gave. Throws an Error that says what to do where there is no answer or a refusal. */
export async function askOperators(
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
    throw new Error(`Nothing answers at ${url}. Name the address of the admin listener with --url.`)
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`Refused (${answer.status}): ${text}`)
  const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
  return { value: JSON.parse(text).value, cookie }
}
