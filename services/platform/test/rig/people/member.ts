import type { Rig } from '../rig.ts'
import { credentialOf, type Answer, type Credential } from '../caller.ts'
import type { Browser } from './browser.ts'
import { freshName, freshNumber, lotusForm, Person } from './person.ts'

export const FIRST = 'Rain-on-7-roofs'
export const NEXT = 'Boats-on-9-rivers'
export const FORGOT = '/wps/member/password/forgot'

export interface Member {
  person: Person
  name: string
  email: string
  mobile: { typed: string; e164: string }
  credential: Credential
}

/**
 * Registers a member with a new name, number and e-mail, and `more` of the form; in a known browser where one is given. The
 * password is `FIRST`.
 */
export async function newMember(
  rig: Rig,
  more: Record<string, unknown> = {},
  browser?: Browser,
): Promise<Member> {
  const person = new Person(rig)
  const mobile = freshNumber()
  const name = freshName()
  const email = `${name}@example.com`
  const verificationCode = await person.code(mobile.typed, mobile.e164, 'register')
  const form = lotusForm({ username: name, email, mobileNum: mobile.typed, verificationCode, ...more })
  if (browser && person.requesterCookie !== undefined) browser.setCookie('MC_CODE', person.requesterCookie)
  const answer = await person.sealed(
    'PUT',
    '/wps/member/register',
    form,
    browser && { headers: browser.headers },
  )
  browser?.keep(answer.headers)
  return { person, name, email, mobile, credential: credentialOf(answer) }
}

let payees = 0
/** An unused payee's name: letters alone. */
export const freshPayee = (): string => {
  payees += 1
  const signs = [...String(payees)].map((digit) => 'abcdefghij'[Number(digit)] ?? '').join('')
  return `Somsri ${signs}${signs} Rakdee`
}

/** The link of a requested e-mail, and its token. */
export async function resetLink({ person, name, email }: Member): Promise<{ link: string; token: string }> {
  const after = await person.lastSent()
  await person.call('POST', FORGOT, { body: { username: name, email } })
  const mail = await person.sent(email, after, ({ link }) => link !== null)
  return { link: mail.link ?? '', token: new URL(mail.link ?? '').searchParams.get('reset') ?? '' }
}

export function setByLink(person: Person, resetToken: string, newPassword = NEXT): Promise<Answer> {
  return person.sealed('POST', '/wps/member/password/reset', { resetToken, newPassword })
}

export function setByPhone(
  person: Person,
  mobileNum: string,
  verificationCode: string,
  newPassword = NEXT,
): Promise<Answer> {
  const number = { mobileNum, countryDialingCode: '66' }
  return person.sealed('POST', '/wps/member/password/phone', { ...number, verificationCode, newPassword })
}
