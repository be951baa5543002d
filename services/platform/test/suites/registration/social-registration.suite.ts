import type { Rig } from '../../rig/rig.ts'
import { Browser } from '../../rig/people/browser.ts'
import { credentialOf, type Answer } from '../../rig/caller.ts'
import type { Oidc } from '../../rig/outside/oidc.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { freshName, lotusForm, Person, provedForm } from '../../rig/people/person.ts'
import { SocialTrip } from '../../rig/people/social-trip.ts'

const REGISTER = '/wps/member/register'
const FAILED = { code: 'social_failed', field: 'data.socialTicket' }

/** Accounts made with what a social provider has said of a browser (ACC-06, ACC-12). */
export function socialRegistrationSuite(rig: Rig, oidc: Oidc): void {
  const trip = new SocialTrip(rig, oidc)
  const browser = () => new Browser(rig.caller, new Person(rig).address)
  /** A ticket to register with, as the page of a guest without an account holds it. */
  const unlinked = async (of: Browser, name: string): Promise<string> => {
    const answer = await trip.enter(of, await trip.ticket(of, name))
    expect(answer.body.code).toBe('social_unlinked')
    return String(answer.body.data?.['ticket'])
  }
  /** A form with a code that this browser has requested: no other could use it. */
  const form = async (of: Browser): Promise<Record<string, unknown>> => {
    const asking = new Person(rig, 'lotus', of.address)
    const proved = await provedForm(asking)
    of.setCookie('MC_CODE', asking.requesterCookie ?? '')
    return proved
  }
  const register = async (of: Browser, payload: Record<string, unknown>, merchant = 'lotus') =>
    await new Person(rig, merchant).sealed('PUT', REGISTER, payload, { headers: of.headers })
  const isFree = async (username: unknown): Promise<unknown> =>
    (await new Person(rig).get(`/wps/check/username?username=${String(username)}`)).body.value.available
  const refused = async (answer: Answer, { username }: Record<string, unknown>): Promise<void> => {
    expect(answer.body).toMatchObject(FAILED)
    expect(await isFree(username)).toBe(true)
  }

  it('links the identity to the new account: the next social sign-in enters it (ACC-06)', async () => {
    const phone = browser()
    const payload = { ...(await form(phone)), socialTicket: await unlinked(phone, 'newcomer') }
    const made = await register(phone, payload)
    expect([made.status, made.body.value?.firstTimeLogin]).toEqual([200, true])
    const elsewhere = browser()
    const entered = await trip.enter(elsewhere, await trip.ticket(elsewhere, 'newcomer'))
    expect(entered.body.value).toMatchObject({ userName: made.body.value.userName, firstTimeLogin: false })
    const { list } = (await rig.caller.get('/wps/operator/security/lotus?kind=social_linked', OPERATOR)).body
      .value
    expect(list[0]).toMatchObject({ account: made.body.value.userName, detail: { by: 'google' } })
    // The answer was lost: the same attempt again, whose ticket is used up by itself.
    const again = await register(phone, payload)
    expect([again.status, again.body.value?.userName]).toEqual([200, made.body.value.userName])
  })

  it('does not let in by it who keeps away from play (MEM-09)', async () => {
    const phone = browser()
    const payload = { ...(await form(phone)), socialTicket: await unlinked(phone, 'resting') }
    const credential = credentialOf(await register(phone, payload))
    const body = { kind: 'time-out', hours: 24 }
    const away = await rig.caller.call('POST', '/wps/member/play/exclusion', { credential, body })
    expect(away.status).toBe(200)
    const elsewhere = browser()
    const entered = await trip.enter(elsewhere, await trip.ticket(elsewhere, 'resting'))
    expect([entered.body.code, entered.body.data?.['kind']]).toEqual(['self_excluded', 'time-out'])
    expect(elsewhere.cookie('MC_SID')).toBeUndefined()
    // Nor does their own registration, sent once more as if its answer had been lost.
    expect((await register(phone, payload)).body.code).toBe('self_excluded')
  })

  it('takes a ticket once, and makes no account with one that was used (ACC-06)', async () => {
    const phone = browser()
    const socialTicket = await unlinked(phone, 'thrifty')
    expect((await register(phone, { ...(await form(phone)), socialTicket })).status).toBe(200)
    const second = { ...(await form(phone)), socialTicket }
    await refused(await register(phone, second), second)
    // What was refused took nothing else along: the code is still good.
    expect((await register(phone, { ...second, socialTicket: undefined })).status).toBe(200)
  })

  it('takes no ticket of another browser, of another brand, or made up (ACC-06)', async () => {
    const phone = browser()
    const socialTicket = await unlinked(phone, 'wanderer')
    const payload = { ...(await form(phone)), socialTicket }
    const [without, stranger] = [browser(), browser()]
    await unlinked(stranger, 'stranger')
    for (const other of [without, stranger]) {
      const theirs = { ...(await form(other)), socialTicket }
      await refused(await register(other, theirs), theirs)
    }
    const coral = new Person(rig, 'coral')
    const abroad = {
      ...lotusForm({ payeeName: undefined, countryDialingCode: undefined }),
      email: `${freshName()}@example.com`,
      socialTicket,
    }
    const pass = await coral.pass()
    const answer = await coral.sealed(
      'PUT',
      REGISTER,
      { ...abroad, pass },
      {
        headers: { ...phone.headers, 'X-Forwarded-For': coral.address },
      },
    )
    expect(answer.body).toMatchObject(FAILED)
    await refused(await register(phone, { ...payload, socialTicket: 'x'.repeat(43) }), payload)
    // None of them used it up.
    expect((await register(phone, payload)).status).toBe(200)
  })

  it('gives an identity to one account; a second browser with its own ticket is refused (ACC-06)', async () => {
    const [phone, tablet] = [browser(), browser()]
    const tickets = [await unlinked(phone, 'twofold'), await unlinked(tablet, 'twofold')]
    const first = { ...(await form(phone)), socialTicket: tickets[0] }
    const second = { ...(await form(tablet)), socialTicket: tickets[1] }
    expect((await register(phone, first)).status).toBe(200)
    await refused(await register(tablet, second), second)
  })
}
