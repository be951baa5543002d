import type { Answer } from '../caller.ts'
import type { Rig } from '../rig.ts'
import { codeShown } from './authenticator.ts'
import { Browser } from './browser.ts'
import { FIRST, newMember, type Member } from './member.ts'
import { Passkey } from './passkey.ts'
import type { Sent } from './person.ts'

export const ORIGIN = 'http://localhost'

/** A browser on the brand's own host, where passkeys are good; it keeps its cookies. */
export class HomeBrowser extends Browser {
  override get headers(): Record<string, string> {
    return { ...super.headers, 'X-Forwarded-Host': 'localhost' }
  }
}

let addresses = 0
/** An unused address. */
export const freshAddress = (): string => `198.18.${(addresses += 1) >> 8}.${addresses & 255}`

/** A member with a browser at home, who looks after the account (MEM-06). */
export class Guarded {
  readonly rig: Rig
  readonly member: Member
  readonly browser: HomeBrowser

  constructor(rig: Rig, member: Member, browser: HomeBrowser) {
    this.rig = rig
    this.member = member
    this.browser = browser
  }

  /** A new member, signed in, with `more` of the form. */
  static async begin(rig: Rig, more: Record<string, unknown> = {}): Promise<Guarded> {
    const member = await newMember(rig, more)
    const guarded = new Guarded(rig, member, new HomeBrowser(rig.caller, freshAddress()))
    await guarded.signIn()
    return guarded
  }

  async signIn(browser = this.browser): Promise<Answer> {
    return await browser.login(this.member.name, FIRST)
  }
  call(method: string, path: string, body?: object): Promise<Answer> {
    return this.browser.call(method, path, body === undefined ? {} : { body })
  }
  async config() {
    return (await this.call('GET', '/wps/member/securityConfig')).body.value
  }

  /** Makes a call that sends a message to `to`, and reads its code. */
  async codeSent(to: string, path: string, body: object): Promise<string> {
    const { person } = this.member
    const after = await person.lastSent()
    const answer = await this.call('POST', path, body)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    const codeIn = ({ code, text }: Sent): string | undefined => code ?? /\b\d{6}\b/.exec(text)?.[0]
    const message = await person.sent(to, after, (one) => codeIn(one) !== undefined)
    return codeIn(message) ?? ''
  }

  /** Sets an authenticator app up; the address that it was read from, and the recovery codes. */
  async addApp(): Promise<{ otpauth: string; recoveryCodes: string[] | null }> {
    const begun = await this.call('POST', '/wps/member/secondFactor/app/begin', { password: FIRST })
    const { otpauth } = begun.body.value
    // The half minute before, so that the present one is left for what comes; once more where another one has just begun.
    const confirm = () => this.call('POST', '/wps/member/secondFactor/app', { code: codeShown(otpauth, -1) })
    const first = await confirm()
    const confirmed = first.status === 200 ? first : await confirm()
    if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.body))
    return { otpauth, recoveryCodes: confirmed.body.value.recoveryCodes }
  }

  async addPasskey(
    passkey = new Passkey(ORIGIN, 'localhost'),
  ): Promise<{ passkey: Passkey; answer: Answer }> {
    const begun = await this.call('POST', '/wps/member/passkeys/options', { password: FIRST })
    const attestation = passkey.made(begun.body.value.options)
    const answer = await this.call('PUT', '/wps/member/passkeys', { attestation, name: 'Phone' })
    return { passkey, answer }
  }
}

/** The second step of a sign-in that needs one. */
export const secondStep = (browser: Browser, body: object): Promise<Answer> =>
  browser.call('POST', '/wps/session/secondStep', { body })
