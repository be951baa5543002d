import {
  type Caller,
  credentialOf,
  type Answer,
  type CallOptions,
  type Credential,
  type LoginOptions,
} from '../caller.ts'

/** A browser: keeps cookies, also over several calls, and signs in as a page does. */
export class Browser {
  readonly #cookies = new Map<string, string>()
  token: string | undefined
  readonly caller: Caller
  readonly address
  readonly merchant

  constructor(caller: Caller, address = '198.51.100.1', merchant = 'lotus') {
    this.caller = caller
    this.address = address
    this.merchant = merchant
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name)
  }
  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value)
  }
  get headers(): Record<string, string> {
    const cookies = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return { 'X-Forwarded-For': this.address, ...(cookies !== '' && { Cookie: cookies }) }
  }
  get credential(): Credential {
    return { token: this.token ?? '', cookie: this.cookie('MC_SID') ?? '' }
  }

  /** Takes what an answer sets. */
  keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
  }

  async login(username: string, password: string, payload: LoginOptions['payload'] = {}): Promise<Answer> {
    const answer = await this.caller.login(username, password, {
      merchant: this.merchant,
      payload,
      headers: this.headers,
    })
    this.keep(answer.headers)
    if (answer.status === 200) this.token = credentialOf(answer).token
    return answer
  }

  async call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const answer = await this.caller.call(method, path, {
      merchant: this.merchant,
      ...options,
      headers: {
        ...this.headers,
        ...(this.token !== undefined && { Authorization: `Bearer ${this.token}` }),
        ...options.headers,
      },
    })
    this.keep(answer.headers)
    return answer
  }
  get(path: string, options: CallOptions = {}): Promise<Answer> {
    return this.call('GET', path, options)
  }
}
