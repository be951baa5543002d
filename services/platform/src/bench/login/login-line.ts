import { randomBytes } from 'node:crypto'
import { CompactEncrypt, importJWK } from 'jose'
import { z } from 'zod'

const published = z.object({
  value: z.object({ keys: z.array(z.looseObject({ kid: z.string(), alg: z.string() })), now: z.number() }),
})
const ACCOUNTS = ['lotus.demo', 'lotus.agent', 'lotus.new']
const PASSWORD = 'Lotus-2026!'

/** Logins of example members; bodies are sealed beforehand, since that is the phones' work and not the platform's. */
export class LoginLine {
  readonly #sealed: { body: string; kid: string }[] = []
  #made = 0
  readonly url: string

  constructor(url: string) {
    this.url = url
  }

  async seal(count: number): Promise<void> {
    const { keys, now } = published.parse(await (await fetch(`${this.url}/wps/session/keys`)).json()).value
    // As the site does.
    const [key] = keys
    if (!key) throw new Error('no key is published')
    const { kid, alg } = key
    const imported = await importJWK(key, alg)
    while (this.#sealed.length < count) {
      const username = ACCOUNTS[(this.#made += 1) % ACCOUNTS.length]
      const payload = { username, password: PASSWORD, iat: now, nonce: randomBytes(16).toString('hex') }
      const data = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
        .setProtectedHeader({ alg, enc: 'A256GCM', kid })
        .encrypt(imported)
      this.#sealed.push({ body: JSON.stringify({ data }), kid })
    }
  }

  async login(): Promise<boolean> {
    const answer = await this.enter()
    await answer.arrayBuffer()
    return answer.status === 200
  }

  /** The answer of one login. */
  async enter(): Promise<Response> {
    const sealed = this.#sealed.pop()
    if (!sealed) throw new Error('no login is ready')
    const answer = await fetch(`${this.url}/wps/session/login`, {
      method: 'POST',
      headers: {
        Merchant: 'lotus',
        'Content-Type': 'application/json',
        Encryption: sealed.kid,
        // People come from everywhere.
        'X-Forwarded-For': `198.18.${this.#made % 250}.${this.#sealed.length % 250}`,
      },
      body: sealed.body,
    })
    return answer
  }
}
