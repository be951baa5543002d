import { codeOf } from '../../rig/caller.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { codeShown } from '../../rig/people/authenticator.ts'
import { freshAddress, Guarded, HomeBrowser, secondStep } from '../../rig/people/guarded.ts'
import { FIRST } from '../../rig/people/member.ts'
import type { Rig } from '../../rig/rig.ts'

/** The authenticator app as the second step of signing in, and who tries to get round it (ACC-21, MEM-06). */
export function secondFactorSuite(rig: Rig): void {
  let member: Guarded
  let otpauth: string
  let recovery: readonly string[]
  /** Codes that were used to sign in, and of the half minute before. */
  let seen: readonly string[]
  const stranger = () => new HomeBrowser(rig.caller, freshAddress())
  /** The password is right, and nothing is open. */
  const firstStep = async (browser: HomeBrowser) => {
    const answer = await member.signIn(browser)
    return { answer, ticket: String(answer.body.data?.['ticket']) }
  }
  beforeAll(async () => {
    member = await Guarded.begin(rig)
  })

  it('is set up by the password and a code, and gives recovery codes once (ACC-21, MEM-06)', async () => {
    const begin = (password: string) =>
      member.call('POST', '/wps/member/secondFactor/app/begin', { password })
    expect(codeOf(await begin('Guess-2026!'))).toBe('password_wrong')
    const confirm = (code: string) => member.call('POST', '/wps/member/secondFactor/app', { code })
    expect(codeOf(await confirm('123456'))).toBe('second_step_ended')
    const begun = (await begin(FIRST)).body.value
    expect(begun.otpauth).toMatch(/^otpauth:\/\/totp\/Lotus/)
    const wrong = codeShown(begun.otpauth) === '000000' ? '111111' : '000000'
    expect(codeOf(await confirm(wrong))).toBe('second_factor_wrong')
    // Not confirmed, it adds no step to a sign-in.
    expect((await member.signIn(stranger())).status).toBe(200)
    const made = await member.addApp()
    otpauth = made.otpauth
    recovery = made.recoveryCodes ?? []
    expect(recovery).toHaveLength(10)
    expect(codeOf(await begin(FIRST))).toBe('changed_meanwhile')
    expect(await member.config()).toMatchObject({ app: true, recoveryCodes: 10 })
  })

  it('asks for the second step before there is any session, and begins it after (ACC-21)', async () => {
    const browser = stranger()
    const { answer, ticket } = await firstStep(browser)
    expect([answer.status, codeOf(answer), answer.body.value]).toEqual([
      401,
      'second_factor_required',
      undefined,
    ])
    expect(answer.body.data?.['ways']).toEqual(['app', 'recovery'])
    expect(browser.cookie('MC_SID')).toBeUndefined()
    expect((await browser.get('/wps/session')).status).toBe(401)
    seen = [codeShown(otpauth), codeShown(otpauth, -1)]
    const half = browser.cookie('MC_STEP') ?? ''
    const entered = await secondStep(browser, { way: 'app', ticket, code: seen[0] })
    expect(entered.status).toBe(200)
    browser.token = entered.body.value.token
    expect((await browser.get('/wps/session')).body.value.userName).toBe(member.member.name)
    // The ticket opened one session, and no other, though the browser keeps its half.
    browser.setCookie('MC_STEP', half)
    expect(codeOf(await secondStep(browser, { way: 'app', ticket, code: codeShown(otpauth, 1) }))).toBe(
      'second_step_ended',
    )
  })

  it('an attacker who saw a code: a code that was used opens nothing (ACC-21)', async () => {
    const browser = stranger()
    const { ticket } = await firstStep(browser)
    const [used, before] = seen
    const replayed = await secondStep(browser, { way: 'app', ticket, code: used })
    expect([replayed.status, codeOf(replayed)]).toEqual([400, 'second_factor_wrong'])
    const older = await secondStep(browser, { way: 'app', ticket, code: before })
    expect(codeOf(older)).toBe('second_factor_wrong')
  })

  it('an attacker between the two steps: a ticket is worth nothing in another browser, and none can be planted (ACC-21)', async () => {
    const [victim, thief] = [stranger(), stranger()]
    const { ticket } = await firstStep(victim)
    const code = codeShown(otpauth, 1)
    expect(codeOf(await secondStep(thief, { way: 'app', ticket, code }))).toBe('second_step_ended')
    // The thief's own first step gives the thief another half, and theirs does not fit the victim's ticket.
    await firstStep(thief)
    expect(codeOf(await secondStep(thief, { way: 'app', ticket, code }))).toBe('second_step_ended')
    const planted = stranger()
    planted.setCookie('MC_STEP', 'planted')
    planted.setCookie('MC_SID', 'planted')
    const begun = await firstStep(planted)
    expect(planted.cookie('MC_STEP')).not.toBe('planted')
    const entered = await secondStep(planted, { way: 'app', ticket: begun.ticket, code })
    expect(entered.status).toBe(200)
    expect(planted.cookie('MC_SID')).not.toBe('planted')
  })

  it('an attacker who guesses codes: five tries a sign-in, then waits for the account, from wherever (ACC-21)', async () => {
    const wrong = codeShown(otpauth, 5) === '000000' ? '111111' : '000000'
    const codes: string[] = []
    for (let i = 0; i < 8; i += 1) {
      const browser = stranger()
      const { ticket } = await firstStep(browser)
      codes.push(codeOf(await secondStep(browser, { way: 'app', ticket, code: wrong })))
    }
    expect(codes).toContain('too_many_requests')
    expect(codes.filter((code) => code === 'second_factor_wrong').length).toBeLessThanOrEqual(5)
    // The player's own browser is not held up by that.
    const { ticket } = await firstStep(member.browser)
    const code = recovery[0] ?? ''
    expect((await secondStep(member.browser, { way: 'recovery', ticket, code })).status).toBe(200)
  })

  it('a recovery code signs in once, however it is typed, and the member is notified (ACC-21, MEM-06)', async () => {
    const again = await firstStep(member.browser)
    const used = { way: 'recovery', ticket: again.ticket, code: recovery[0] ?? '' }
    expect(codeOf(await secondStep(member.browser, used))).toBe('second_factor_wrong')
    const typed = { ...used, code: (recovery[1] ?? '').toLowerCase().replace('-', ' ') }
    const entered = await secondStep(member.browser, typed)
    expect(entered.status).toBe(200)
    member.browser.token = entered.body.value.token
    expect((await member.config()).recoveryCodes).toBe(8)
    const { list } = (await member.call('GET', '/wps/mail')).body.value
    expect(list.map(({ title }: { title: string }) => title)).toContain('A recovery code was used to sign in')
    const { list: signIns } = (await member.call('GET', '/wps/member/signIns?limit=50')).body.value
    expect(signIns[0]).toMatchObject({ ok: true, by: 'username' })
    expect(signIns.some(({ ok }: { ok: boolean }) => !ok)).toBe(true)
  })

  it('a member who has lost all of it is let in again by an operator, with a reason and in the audit log (PLT-09)', async () => {
    const path = `/wps/operator/members/lotus/${member.member.name}/second-factor/remove`
    const remove = (why: string) => rig.caller.call('POST', path, { ...OPERATOR, body: { why } })
    expect(codeOf(await remove(' '))).toBe('invalid_input')
    const removed = await remove('Phone stolen, seen by video')
    expect(removed.body.value).toMatchObject({ app: false, passkeys: 0, recoveryCodes: 0 })
    expect(codeOf(await remove('Once more'))).toBe('feature_unavailable')
    const subject = encodeURIComponent(`lotus/${member.member.name}`)
    const audit = await rig.caller.get(`/wps/operator/audit?subject=${subject}`, OPERATOR)
    expect(audit.body.value.list).toContainEqual(
      expect.objectContaining({
        action: 'second-factor.removed',
        detail: { why: 'Phone stolen, seen by video' },
      }),
    )
    expect((await member.signIn()).status).toBe(200)
    expect(await member.config()).toMatchObject({ app: false, cooling: { cause: 'second-factor' } })
  })

  it('a sign-in waits five minutes for its second step and takes five tries, whatever comes sixth (ACC-21)', async () => {
    const who = await Guarded.begin(rig)
    const { otpauth: secret, recoveryCodes } = await who.addApp()
    const wait = async (browser: HomeBrowser) => String((await who.signIn(browser)).body.data?.['ticket'])
    const wrong = codeShown(secret, 5) === '000000' ? '111111' : '000000'
    const thief = stranger()
    const ticket = await wait(thief)
    for (let i = 0; i < 5; i += 1) await secondStep(thief, { way: 'app', ticket, code: wrong })
    const sixth = await secondStep(thief, { way: 'app', ticket, code: codeShown(secret) })
    expect(codeOf(sixth)).toBe('second_step_ended')
    const late = await wait(who.browser)
    await rig.moveClock(5 * 60_000 + 1_000)
    const code = recoveryCodes?.[0] ?? ''
    const lateAnswer = await secondStep(who.browser, { way: 'recovery', ticket: late, code })
    await rig.moveClock(0)
    expect(codeOf(lateAnswer)).toBe('second_step_ended')
    // Nor was the code used up by it.
    const again = { way: 'recovery', ticket: await wait(who.browser), code }
    expect((await secondStep(who.browser, again)).status).toBe(200)
  })

  it('the member makes new recovery codes by the password, and takes the app away by the password and a code (ACC-21, MEM-06)', async () => {
    const who = await Guarded.begin(rig)
    const renew = (password: string) =>
      who.call('POST', '/wps/member/secondFactor/recoveryCodes', { password })
    // Without a second factor there is nothing to recover.
    expect(codeOf(await renew(FIRST))).toBe('feature_unavailable')
    const first = (await who.addApp()).recoveryCodes ?? []
    expect(codeOf(await renew('Guess-2026!'))).toBe('password_wrong')
    const { recoveryCodes: next } = (await renew(FIRST)).body.value
    expect(next).toHaveLength(10)
    const remove = (password: string, code: string) =>
      who.call('DELETE', '/wps/member/secondFactor/app', { password, code })
    expect(codeOf(await remove('Guess-2026!', next[0]))).toBe('password_wrong')
    // Those of before are void.
    expect(codeOf(await remove(FIRST, first[0] ?? ''))).toBe('second_factor_wrong')
    expect((await remove(FIRST, next[0])).status).toBe(200)
    expect(await who.config()).toMatchObject({ app: false, recoveryCodes: 0 })
    expect((await who.signIn(stranger())).status).toBe(200)
    const { list } = (await who.call('GET', '/wps/mail')).body.value
    expect(list.map(({ title }: { title: string }) => title)).toEqual(
      expect.arrayContaining(['New recovery codes were made', 'A second step of signing in was removed']),
    )
  })
}
