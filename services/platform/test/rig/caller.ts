import {
  constants,
  createCipheriv,
  createPublicKey,
  publicEncrypt,
  randomBytes,
  type JsonWebKey,
} from 'node:crypto'
import { z } from 'zod'
import { pictureBody } from './outside/picture-body.ts'

/** An answer of the API as a test reads it. */
export interface Answer {
  status: number
  headers: Headers
  body: {
    success?: boolean
    code?: string
    field?: string
    // reason: each test asks for the fields of its own call; the contract checks the whole
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    value?: any
    data?: Record<string, unknown>
  }
}

/** What an answer says in a word: its code, else its status. */
export const codeOf = ({ status, body }: Pick<Answer, 'status' | 'body'>): string =>
  body.code ?? String(status)

export interface Credential {
  token: string
  cookie: string
}

export interface CallOptions {
  merchant?: string | undefined
  language?: string
  credential?: Partial<Credential> | undefined
  body?: unknown
  /** Instead of a body. */
  pictures?: readonly Uint8Array[]
  headers?: Record<string, string>
  signal?: AbortSignal
}

const keysAnswer = z.object({
  value: z.object({ keys: z.array(z.looseObject({ kid: z.string(), alg: z.string() })), now: z.number() }),
})
type Keys = z.output<typeof keysAnswer>['value']

const jsonBody = (path: string, body: unknown) => ({
  path,
  ...(body !== undefined && {
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }),
})

/** Calls a platform as a browser would: brand, language, both halves of a credential. */
export class Caller {
  readonly url: string
  /** Where operators' calls are made. */
  readonly operatorUrl

  constructor(url: string, operatorUrl = url) {
    this.url = url
    this.operatorUrl = operatorUrl
  }

  async call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const { merchant = 'lotus', language = 'EN', credential, pictures } = options
    const sent = pictures ? pictureBody(path, pictures) : jsonBody(path, options.body)
    const at = path.startsWith('/wps/operator') ? this.operatorUrl : this.url
    const prefix = options.headers?.['X-Forwarded-Proto'] === 'https' ? '__Host-' : ''
    const answer = await fetch(at + sent.path, {
      method,
      headers: {
        ...(merchant && { Merchant: merchant }),
        Language: language,
        ...(credential?.token !== undefined && { Authorization: `Bearer ${credential.token}` }),
        ...(credential?.cookie !== undefined && { Cookie: `${prefix}MC_SID=${credential.cookie}` }),
        ...sent.headers,
        ...options.headers,
      },
      ...('body' in sent && { body: sent.body }),
      ...(options.signal && { signal: options.signal }),
    })
    const text = await answer.text()
    return {
      status: answer.status,
      headers: answer.headers,
      body: text.startsWith('{') ? JSON.parse(text) : {},
    }
  }

  get(path: string, options: CallOptions = {}): Promise<Answer> {
    return this.call('GET', path, options)
  }

  async keys(): Promise<Keys> {
    const answer = await fetch(`${this.url}/wps/session/keys`)
    return keysAnswer.parse(await answer.json()).value
  }

  /** Signs in with an encrypted body; `payload` may replace any part of it. */
  async login(username: string, password: string, options: LoginOptions = {}): Promise<Answer> {
    const keys = options.keys ?? (await this.keys())
    const key = keys.keys.find((candidate) => candidate.alg === 'RSA-OAEP-256')
    if (!key) throw new Error('no RSA key is published')
    const payload = {
      username,
      password,
      iat: keys.now,
      nonce: randomBytes(16).toString('hex'),
      ...options.payload,
    }
    const data = options.data ?? encrypt(key, payload)
    return await this.call('POST', '/wps/session/login', {
      ...(options.merchant !== undefined && { merchant: options.merchant }),
      body: { data },
      headers: { Encryption: key.kid, ...options.headers },
    })
  }

  /** Signs in and returns both halves. */
  async credential(username: string, password: string, merchant = 'lotus'): Promise<Credential> {
    const answer = await this.login(username, password, { merchant })
    return credentialOf(answer)
  }
}

export interface LoginOptions {
  merchant?: string
  keys?: Keys
  payload?: Record<string, unknown>
  /** A ready compact JWE instead. */
  data?: string
  headers?: Record<string, string>
}

export function credentialOf(answer: Answer): Credential {
  const cookie = /MC_SID=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]
  if (answer.status !== 200 || cookie === undefined) {
    throw new Error(`signing in failed: ${answer.status} ${JSON.stringify(answer.body)}`)
  }
  return { token: String(answer.body.value.token), cookie }
}

/** A compact JWE, RSA-OAEP-256 and A256GCM, made with Node's own cryptography. */
export function encrypt(
  key: { kid: string; alg: string } & Record<string, unknown>,
  payload: unknown,
): string {
  const encode = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')
  const header = encode(JSON.stringify({ alg: key.alg, enc: 'A256GCM', kid: key.kid }))
  const contentKey = randomBytes(32)
  const iv = randomBytes(12)
  const jwk: JsonWebKey = { kty: 'RSA', n: String(key['n']), e: String(key['e']) }
  const wrapped = publicEncrypt(
    {
      key: createPublicKey({ key: jwk, format: 'jwk' }),
      oaepHash: 'sha256',
      padding: constants.RSA_PKCS1_OAEP_PADDING,
    },
    contentKey,
  )
  const cipher = createCipheriv('aes-256-gcm', contentKey, iv)
  cipher.setAAD(Buffer.from(header))
  const text = Buffer.concat([cipher.update(JSON.stringify(payload)), cipher.final()])
  return [header, encode(wrapped), encode(iv), encode(text), encode(cipher.getAuthTag())].join('.')
}
