import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { encrypt, type Answer, type Caller, type Credential } from '../caller.ts'
import { OPERATOR } from '../operator.ts'

const PATIENCE_MS = 8_000
const LOOK_MS = 40

export interface Sent {
  id: string
  channel: string
  to: string
  subject: string | null
  text: string
  code: string | null
  link: string | null
}

/** A guest with their own address, who calls as a browser does and keeps the cookie that codes are bound to. */
export class Person {
  #requesterCookie: string | undefined
  /** Whom they call: a rig, or another platform. */
  readonly rig: { readonly caller: Caller }
  readonly merchant
  readonly address

  constructor(
    rig: { readonly caller: Caller },
    merchant = 'lotus',
    address = `10.${randomBytes(3).join('.')}`,
  ) {
    this.rig = rig
    this.merchant = merchant
    this.address = address
  }

  /** The cookie that a code of theirs is bound to. */
  get requesterCookie(): string | undefined {
    return this.#requesterCookie
  }

  /** The same browser, answered by another platform. */
  at(rig: Person['rig']): Person {
    const there = new Person(rig, this.merchant, this.address)
    there.#requesterCookie = this.#requesterCookie
    return there
  }

  async call(method: string, path: string, options: PersonCall = {}): Promise<Answer> {
    const { body, credential, headers, language = 'EN' } = options
    const cookies = [
      ...(credential?.cookie === undefined ? [] : [`MC_SID=${credential.cookie}`]),
      ...(this.#requesterCookie === undefined ? [] : [`MC_CODE=${this.#requesterCookie}`]),
    ]
    const answer = await this.rig.caller.call(method, path, {
      merchant: this.merchant,
      language,
      credential,
      body,
      headers: {
        'X-Forwarded-For': this.address,
        ...(cookies.length > 0 && { Cookie: cookies.join('; ') }),
        ...headers,
      },
    })
    this.#requesterCookie =
      /MC_CODE=([^;]+)/.exec(answer.headers.getSetCookie().join())?.[1] ?? this.#requesterCookie
    return answer
  }

  get(path: string, options: PersonCall = {}): Promise<Answer> {
    return this.call('GET', path, options)
  }

  /** Sends a payload in an encrypted body. */
  async sealed(
    method: string,
    path: string,
    payload: Record<string, unknown>,
    options: PersonCall = {},
  ): Promise<Answer> {
    const keys = await this.rig.caller.keys()
    const key = keys.keys.find(({ alg }) => alg === 'RSA-OAEP-256')
    if (!key) throw new Error('no RSA key is published')
    const data = encrypt(key, { iat: keys.now, nonce: randomBytes(16).toString('hex'), ...payload })
    return await this.call(method, path, {
      ...options,
      body: { data },
      headers: { Encryption: key.kid, ...options.headers },
    })
  }

  /** A pass by a found sum; requested from another address, where sums are still small. */
  async pass(): Promise<string> {
    const payload = await new Person(this.rig, this.merchant).solvedWork()
    const answer = await this.call('POST', '/wps/verification/human', { body: { kind: 'work', payload } })
    return String(answer.body.value.pass)
  }

  async solvedWork(): Promise<string> {
    const { body } = await this.get('/wps/verification/work')
    const { algorithm, challenge, maxnumber, salt, signature } = body.value
    for (let number = 0; number <= maxnumber; number += 1) {
      const found = createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge
      if (found)
        return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString(
          'base64',
        )
    }
    throw new Error('the sum has no answer')
  }

  /** Asks for a code with a pass. */
  async askCode(
    mobileNum: string,
    purpose: 'register' | 'login' | 'password',
    more: Record<string, unknown> = {},
  ): Promise<Answer> {
    const path = purpose === 'register' ? 'register' : 'noLogin'
    return await this.call('POST', `/wps/verification/sms/${path}`, {
      body: {
        mobileNum,
        countryDialingCode: '66',
        slider: await this.pass(),
        ...(purpose !== 'register' && { purpose }),
        ...more,
      },
    })
  }

  /** The code that was sent to a number (E.164). */
  async code(mobileNum: string, e164: string, purpose: 'register' | 'login' | 'password'): Promise<string> {
    const after = await this.lastSent()
    const answer = await this.askCode(mobileNum, purpose)
    if (answer.status !== 200) throw new Error(`no code was sent: ${JSON.stringify(answer.body)}`)
    return (await this.sent(e164, after)).code ?? ''
  }

  async lastSent(): Promise<string> {
    return (await this.outbox()).at(-1)?.id ?? '0'
  }

  async outbox(after?: string): Promise<Sent[]> {
    const query = after === undefined ? '' : `?after=${after}`
    const { body } = await this.rig.caller.get(`/wps/operator/outbox${query}`, OPERATOR)
    return body.value.list
  }

  /**
   * Waits for the first message to `to` that is `meant`: others may be on their way to the same address, and come in any order.
   */
  async sent(to: string, after: string, meant: (message: Sent) => boolean = () => true): Promise<Sent> {
    const until = Date.now() + PATIENCE_MS
    for (;;) {
      const found = (await this.outbox(after)).find((message) => message.to === to && meant(message))
      if (found) return found
      if (Date.now() > until) throw new Error(`nothing was sent to ${to}`)
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    }
  }

  /** Signs in; the password as given. */
  login(username: string, password: string, more: Record<string, unknown> = {}): Promise<Answer> {
    return this.sealed('POST', '/wps/session/login', { username, password, ...more })
  }

  async isAlive(credential: Credential): Promise<boolean> {
    return (await this.get('/wps/session', { credential })).status === 200
  }
}

export interface PersonCall {
  language?: string
  credential?: Partial<Credential> | undefined
  body?: unknown
  headers?: Record<string, string>
}

let numbers = 0

/** An unused Thai number, as typed and as E.164. */
export function freshNumber(): { typed: string; e164: string } {
  numbers += 1
  const rest = String(10_000_000 + ((numbers * 7919 + process.pid * 104_729) % 89_999_999))
  return { typed: `08${rest}`, e164: `+668${rest}` }
}

/** An unused user name. */
export const freshName = (): string => `p${randomBytes(6).toString('hex')}`

let births = Math.floor(Math.random() * 10_000)
/** A birthday not used before in this process: people of one name and one birthday are one person (MEM-09). */
export const freshBirthday = (): string => {
  births = (births + 1) % 15_000
  return new Date(Date.UTC(1950, 0, 1 + births)).toISOString().slice(0, 'YYYY-MM-DD'.length)
}

/** What a form of lotus sends in addition to what a test is about. */
export function lotusForm(more: Record<string, unknown> = {}): Record<string, unknown> {
  const form = {
    attempt: randomUUID(),
    registerUrl: 'localhost:8080',
    domain: 'localhost',
    registerMethod: 'H5',
    type: 0,
    countryDialingCode: '66',
    username: freshName(),
    password: 'Rain-on-7-roofs',
    confirmPassword: 'Rain-on-7-roofs',
    payeeName: 'Somchai Jaidee',
    birthday: freshBirthday(),
    ...more,
  }
  // A field that is named undefined is one that the form does not send.
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined))
}

/** A form of lotus with a new number that its code has proved. */
export async function provedForm(
  person: Person,
  more: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const { typed, e164 } = freshNumber()
  const verificationCode = await person.code(typed, e164, 'register')
  return lotusForm({ mobileNum: typed, verificationCode, ...more })
}

/** What a form of coral sends, with a human check that this person has passed. */
export async function coralForm(
  person: Person,
  more: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  return lotusForm({
    payeeName: undefined,
    countryDialingCode: undefined,
    email: `${freshName()}@example.com`,
    pass: await person.pass(),
    ...more,
  })
}
