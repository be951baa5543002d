import pg from 'pg'
import { codeOf } from '../../rig/caller.ts'
import { codeShown } from '../../rig/people/authenticator.ts'
import { Browser } from '../../rig/people/browser.ts'
import { freshAddress, Guarded, HomeBrowser, ORIGIN, secondStep } from '../../rig/people/guarded.ts'
import { FIRST } from '../../rig/people/member.ts'
import { Passkey } from '../../rig/people/passkey.ts'
import type { Rig } from '../../rig/rig.ts'

const OPTIONS = '/wps/session/passkey/options'

/** Passkeys: the way in, the second step, and who tries to get in without one (ACC-21, MEM-06). */
export function passkeySuite(rig: Rig): void {
  let member: Guarded
  let passkey: Passkey
  const stranger = () => new HomeBrowser(rig.caller, freshAddress())
  const optionsFor = async (browser: Browser) =>
    (await browser.call('POST', OPTIONS)).body.value.options as { challenge: string }
  const enter = (browser: Browser, assertion: object, more: object = {}) =>
    browser.call('POST', '/wps/session/passkey', { body: { assertion, ...more } })
  beforeAll(async () => {
    member = await Guarded.begin(rig)
  })

  it('is made with the password, by a browser at the brand’s own host, and gives recovery codes with the first (ACC-21)', async () => {
    const begin = (password: string) => member.call('POST', '/wps/member/passkeys/options', { password })
    expect(codeOf(await begin('Guess-2026!'))).toBe('password_wrong')
    // At an address of numbers no browser makes one.
    const elsewhere = new Browser(rig.caller, freshAddress())
    await elsewhere.login(member.member.name, FIRST)
    const refused = await elsewhere.call('POST', '/wps/member/passkeys/options', {
      body: { password: FIRST },
    })
    expect(codeOf(refused)).toBe('feature_unavailable')
    const { options } = (await begin(FIRST)).body.value
    expect(options).toMatchObject({ rp: { id: 'localhost', name: 'Lotus' }, attestation: 'none' })
    const keep = (attestation: object) =>
      member.call('PUT', '/wps/member/passkeys', { attestation, name: 'Phone' })
    const codes: string[] = []
    for (const bent of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { unverified: true }]) {
      const creationOptions = (await begin(FIRST)).body.value.options
      codes.push(codeOf(await keep(new Passkey(ORIGIN, 'localhost').made(creationOptions, bent))))
    }
    expect(codes).toEqual(Array(3).fill('passkey_failed'))
    passkey = new Passkey(ORIGIN, 'localhost')
    const creationOptions = (await begin(FIRST)).body.value.options
    const made = passkey.made(creationOptions)
    const answer = await keep(made)
    expect(answer.body.value).toMatchObject({ list: [{ name: 'Phone', usedAt: null }] })
    expect(answer.body.value.recoveryCodes).toHaveLength(10)
    // The challenge was good once.
    expect(codeOf(await keep(made))).toBe('passkey_failed')
    expect(await member.config()).toMatchObject({ passkeys: 1, passkeysHere: true })
  })

  it('is requested however many others wait: a flood of requests shuts no member out (D11, ACC-21)', async () => {
    const url = rig.place.databaseUrl
    // Where the test reaches the tables.
    if (url === undefined) return
    const pool = new pg.Pool({ connectionString: url })
    await pool.query(
      `insert into passkey_challenges (hash, merchant, purpose, expires_at)
        select 'flood-' || n, 'lotus', 'enter', now() + interval '4 minutes' from generate_series(1, 50000) n`,
    )
    try {
      const entered = await enter(stranger(), passkey.answer(await optionsFor(stranger())))
      expect(codeOf(entered)).toBe('200')
      const begun = await member.call('POST', '/wps/member/passkeys/options', { password: FIRST })
      expect(codeOf(begun)).toBe('200')
    } finally {
      await pool.query(`delete from passkey_challenges where hash like 'flood-%'`)
      await pool.end()
    }
  })

  it('signs in without a password, which is both steps at once (ACC-21)', async () => {
    const browser = stranger()
    const options = await optionsFor(browser)
    expect(options).toMatchObject({ rpId: 'localhost', allowCredentials: [], userVerification: 'required' })
    const assertion = passkey.answer(options)
    const entered = await enter(browser, assertion)
    expect(entered.body.value).toMatchObject({ userName: member.member.name })
    browser.token = entered.body.value.token
    expect((await browser.get('/wps/session')).status).toBe(200)
    // An attacker who saw the answer: it is good once.
    expect(codeOf(await enter(stranger(), assertion))).toBe('passkey_failed')
    const { list } = (await browser.get('/wps/member/signIns')).body.value
    expect(list[0]).toMatchObject({ ok: true, by: 'passkey' })
    expect(
      codeOf(await enter(stranger(), passkey.answer(await optionsFor(stranger())), { entrance: 'agent' })),
    ).toBe('non_agent_login')
  })

  it('an attacker with an answer that was made elsewhere, for another site, of no member or without its owner gets nowhere (ACC-21)', async () => {
    const browser = stranger()
    const bents = [
      { origin: 'https://evil.example' },
      { origin: 'http://coral.localhost' },
      { rpId: 'evil.example' },
      { rpId: 'coral.localhost' },
      { unverified: true },
      { userHandle: Buffer.alloc(16).toString('base64url') },
      { type: 'webauthn.create' },
    ]
    const results: unknown[] = []
    for (const bent of bents)
      results.push([bent, codeOf(await enter(browser, passkey.answer(await optionsFor(browser), bent)))])
    expect(results).toEqual(bents.map((bent) => [bent, 'passkey_failed']))
    const other = new Passkey(ORIGIN, 'localhost')
    expect(codeOf(await enter(browser, other.answer(await optionsFor(browser))))).toBe('passkey_failed')
    const madeUp = { challenge: Buffer.alloc(32, 7).toString('base64url') }
    expect(codeOf(await enter(browser, passkey.answer(madeUp)))).toBe('passkey_failed')
    // Of another brand there is no such passkey.
    const coral = new HomeBrowser(rig.caller, freshAddress(), 'coral')
    const answer = await coral.call('POST', '/wps/session/passkey', {
      body: { assertion: passkey.answer(await optionsFor(browser)) },
      headers: { 'X-Forwarded-Host': 'coral.localhost' },
    })
    expect(codeOf(answer)).toBe('passkey_failed')
  })

  it('an attacker with a challenge of another member: each is good for whom and what it was made for (ACC-21)', async () => {
    const other = await Guarded.begin(rig)
    const begun = (await other.call('POST', '/wps/member/passkeys/options', { password: FIRST })).body.value
    const attestation = new Passkey(ORIGIN, 'localhost').made(begun.options)
    const stolen = await member.call('PUT', '/wps/member/passkeys', { attestation, name: 'Theirs' })
    expect(codeOf(stolen)).toBe('passkey_failed')
    // A challenge for signing in adds no passkey, and one for adding signs no one in.
    const entry = await optionsFor(stranger())
    const forAdding = new Passkey(ORIGIN, 'localhost').made({ ...entry, user: begun.options.user })
    expect(
      codeOf(await other.call('PUT', '/wps/member/passkeys', { attestation: forAdding, name: 'x' })),
    ).toBe('passkey_failed')
    const adding = (await member.call('POST', '/wps/member/passkeys/options', { password: FIRST })).body.value
    expect(codeOf(await enter(stranger(), passkey.answer(adding.options)))).toBe('passkey_failed')
  })

  it('an attacker with an old challenge, or a copy of the key: a challenge lasts five minutes, and a count only goes up (ACC-21)', async () => {
    const browser = stranger()
    const old = passkey.answer(await optionsFor(browser))
    await rig.moveClock(5 * 60_000 + 1_000)
    const late = await enter(browser, old)
    await rig.moveClock(0)
    expect(codeOf(late)).toBe('passkey_failed')
    const owner = await Guarded.begin(rig)
    const counting = (await owner.addPasskey()).passkey
    const counted = async (counter: number): Promise<string> =>
      codeOf(await enter(stranger(), counting.answer(await optionsFor(stranger()), { counter })))
    expect(await counted(7)).toBe('200')
    for (const counter of [7, 3, 0])
      expect([counter, await counted(counter)]).toEqual([counter, 'passkey_failed'])
    expect(await counted(8)).toBe('200')
  })

  it('does not reveal by its options whether an account, or a passkey, exists (ACC-21)', async () => {
    const shapeOf = async () => {
      const { challenge, ...rest } = await optionsFor(stranger())
      expect(challenge).toHaveLength(43)
      return rest
    }
    const [one, two] = [await shapeOf(), await shapeOf()]
    expect(one).toEqual(two)
    expect(JSON.stringify(one)).not.toContain(passkey.id.toString('base64url'))
    // The second step's options, which name passkeys, are answered only after the password.
    const refused = await stranger().call('POST', '/wps/session/secondStep/options', {
      body: { ticket: 'made-up' },
    })
    expect(codeOf(refused)).toBe('second_step_ended')
  })

  it('is the second step after a password, only for the member of that sign-in (ACC-21)', async () => {
    const first = async (who: Guarded, browser: HomeBrowser) => {
      const answer = await who.signIn(browser)
      const ticket = String(answer.body.data?.['ticket'])
      const optionsAnswer = await browser.call('POST', '/wps/session/secondStep/options', {
        body: { ticket },
      })
      return { answer, ticket, options: optionsAnswer.body.value?.options }
    }
    const browser = stranger()
    const { answer, options, ticket } = await first(member, browser)
    expect(answer.body.data?.['ways']).toEqual(['passkey', 'recovery'])
    expect(options.allowCredentials).toMatchObject([{ id: passkey.id.toString('base64url') }])
    const other = await Guarded.begin(rig)
    const theirs = (await other.addPasskey()).passkey
    expect(
      codeOf(await secondStep(browser, { way: 'passkey', ticket, assertion: theirs.answer(options) })),
    ).toBe('passkey_failed')
    // A challenge of another sign-in, of the same member even, is none of this one.
    const elsewhere = await first(member, stranger())
    const foreign = { way: 'passkey', ticket, assertion: passkey.answer(elsewhere.options) }
    expect(codeOf(await secondStep(browser, foreign))).toBe('passkey_failed')
    const again = await browser.call('POST', '/wps/session/secondStep/options', { body: { ticket } })
    const assertion = passkey.answer(again.body.value.options)
    expect((await secondStep(browser, { way: 'passkey', ticket, assertion })).status).toBe(200)
  })

  it('a remembered browser comes in without a second step, one that was remembered before it does not (ACC-21)', async () => {
    const who = await Guarded.begin(rig)
    const early = stranger()
    const remembered = await early.login(who.member.name, FIRST, { remember: true })
    const token = String(remembered.body.value.deviceToken)
    const { otpauth } = await who.addApp()
    expect(codeOf(await early.login(who.member.name, token, { remembered: true }))).toBe('login_failed')
    const loginAnswer = await early.login(who.member.name, FIRST, { remember: true })
    const ticket = String(loginAnswer.body.data?.['ticket'])
    const entered = await secondStep(early, { way: 'app', ticket, code: codeShown(otpauth) })
    const next = String(entered.body.value.deviceToken)
    expect((await early.login(who.member.name, next, { remembered: true })).status).toBe(200)
  })

  it('is taken away by the password, and the last factor takes the recovery codes along (MEM-06)', async () => {
    const { list } = (await member.call('GET', '/wps/member/passkeys')).body.value
    const remove = (id: string, password: string) =>
      member.call('DELETE', '/wps/member/passkeys', { id, password })
    expect(codeOf(await remove(list[0].id, 'Guess-2026!'))).toBe('password_wrong')
    const other = await Guarded.begin(rig)
    const foreign = await other.call('DELETE', '/wps/member/passkeys', { id: list[0].id, password: FIRST })
    expect(codeOf(foreign)).toBe('device_unknown')
    expect((await remove(list[0].id, FIRST)).body.value.list).toEqual([])
    expect(await member.config()).toMatchObject({ passkeys: 0, recoveryCodes: 0 })
    expect(codeOf(await enter(stranger(), passkey.answer(await optionsFor(stranger()))))).toBe(
      'passkey_failed',
    )
    expect((await member.signIn(stranger())).status).toBe(200)
  })
}
