import { credentialOf, type Answer, type Credential } from '../caller.ts'
import { OPERATOR } from '../operator.ts'
import type { Rig } from '../rig.ts'
import { freshNumber, lotusForm, Person } from './person.ts'

const SHOWN = 4

/** A member who registered by a number alone: the account has no known password. */
export class NumberMember {
  readonly person: Person
  readonly mobile: { typed: string; e164: string }
  readonly credential: Credential

  private constructor(person: Person, mobile: { typed: string; e164: string }, credential: Credential) {
    this.person = person
    this.mobile = mobile
    this.credential = credential
  }

  static async begin(rig: Rig): Promise<NumberMember> {
    const asksPassword = (MOBILENUMPASSREG3: 0 | 1) =>
      rig.caller.call('PATCH', '/wps/operator/brands/lotus', {
        ...OPERATOR,
        body: { flags: { MOBILENUMPASSREG3 } },
      })
    const person = new Person(rig)
    const mobile = freshNumber()
    const verificationCode = await person.code(mobile.typed, mobile.e164, 'register')
    const unknown = { username: undefined, password: undefined, confirmPassword: undefined }
    const form = lotusForm({ mobileNum: mobile.typed, verificationCode, ...unknown })
    await asksPassword(0)
    const made = await person.sealed('PUT', '/wps/member/register/mobile', form)
    await asksPassword(1)
    return new NumberMember(person, mobile, credentialOf(made))
  }

  /** The number as it is shown. */
  get shown(): string {
    return `••• ${this.mobile.e164.slice(-SHOWN)}`
  }
  call(method: string, path: string, body?: object, credential = this.credential): Promise<Answer> {
    // Where passkeys are good.
    const headers = { 'X-Forwarded-Host': 'localhost' }
    return this.person.call(method, path, { credential, headers, ...(body && { body }) })
  }

  /** The code that proves it is them. */
  async proofCode(): Promise<string> {
    const after = await this.person.lastSent()
    const sent = await this.call('POST', '/wps/member/proof/code')
    if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
    return (await this.person.sent(this.mobile.e164, after)).code ?? ''
  }
  async prove(): Promise<void> {
    const proved = await this.call('POST', '/wps/member/proof', { code: await this.proofCode() })
    if (proved.status !== 200) throw new Error(JSON.stringify(proved.body))
  }

  /** Another session of theirs, from another browser. */
  async elsewhere(): Promise<Credential> {
    const other = new Person(this.person.rig)
    const verificationCode = await other.code(this.mobile.typed, this.mobile.e164, 'login')
    const number = { type: 'sms', countryDialingCode: '66' }
    return credentialOf(await other.login(this.mobile.typed, verificationCode, number))
  }
}
