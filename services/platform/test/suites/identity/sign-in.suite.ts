import type { Rig } from '../../rig/rig.ts'
import { Browser } from '../../rig/people/browser.ts'
import { from, humanPass } from '../../rig/people/human.ts'
import { FIRST, newMember } from '../../rig/people/member.ts'
import { OPERATOR } from '../../rig/operator.ts'

const PASSWORD = 'Lotus-2026!'

const codesOf = (answers: { status: number; body: { code?: string } }[]): (string | number)[] =>
  answers.map(({ status, body }) => body.code ?? status)

/** Remembered logins, the throttle, and what the platform writes down (ACC-04, ACC-21). */
export function signInSuite(rig: Rig): void {
  const browser = (address: string) => new Browser(rig.caller, address)
  const flags = (change: Record<string, 0 | 1>) =>
    rig.caller.call('PATCH', '/wps/operator/brands/lotus', { ...OPERATOR, body: { flags: change } })

  it('remembers a browser by a token that is good once, in this browser alone (ACC-04)', async () => {
    const phone = browser('198.51.100.2')
    const first = (await phone.login('lotus.new', PASSWORD, { remember: true })).body.value.deviceToken
    expect(first).toMatch(/^[\w-]{43}$/)
    const thief = await browser('203.0.113.9').login('lotus.new', first, { remembered: true })
    const other = browser('203.0.113.9')
    await other.login('lotus.agent', PASSWORD)
    expect((await other.login('lotus.new', first, { remembered: true })).body.code).toBe('login_failed')
    expect([thief.status, thief.body.code]).toEqual([401, 'login_failed'])
    const otherName = await phone.login('lotus.demo', first, { remembered: true })
    expect(otherName.body.code).toBe('login_failed')
    const again = await phone.login('LOTUS.new', first, { remembered: true })
    expect(again.body.value.userName).toBe('lotus.new')
    const second = again.body.value.deviceToken
    expect(second).not.toBe(first)
    // A lost answer: the token before is good for a moment longer.
    const lost = await phone.login('lotus.new', first, { remembered: true })
    expect(lost.status).toBe(200)
    expect((await phone.login('lotus.new', second, { remembered: true })).status).toBe(200)
    const asPassword = await phone.login('lotus.new', second)
    expect(asPassword.body.code).toBe('login_failed')
  })

  it('forgets a browser whose player signs in without asking to be remembered (ACC-04)', async () => {
    const phone = browser('198.51.100.3')
    const token = (await phone.login('lotus.new', PASSWORD, { remember: true })).body.value.deviceToken
    await phone.login('lotus.new', PASSWORD)
    expect((await phone.login('lotus.new', token, { remembered: true })).body.code).toBe('login_failed')
  })

  it('begins a session with new halves, whatever the browser brought along', async () => {
    const planted = browser('198.51.100.4')
    planted.setCookie('MC_SID', 'planted-by-an-attacker')
    planted.setCookie('MC_BROWSER', 'p'.repeat(43))
    await planted.login('lotus.agent', PASSWORD)
    const first = planted.credential
    expect(first.cookie).not.toBe('planted-by-an-attacker')
    expect(planted.cookie('MC_BROWSER')).not.toBe('p'.repeat(43))
    await planted.login('lotus.agent', PASSWORD)
    expect(planted.credential.cookie).not.toBe(first.cookie)
    expect(planted.credential.token).not.toBe(first.token)
    const previousSession = await rig.caller.get('/wps/session', { credential: first })
    expect([previousSession.body.code, previousSession.body.data]).toEqual([
      'session_ended',
      { reason: 'logout' },
    ])
  })

  it('asks a guesser for a human check from the fourth guess on, for accounts that exist or not', async () => {
    for (const account of ['lotus.closed', 'unknown.here']) {
      const guesser = browser('203.0.113.20')
      const answers = []
      for (let i = 0; i < 5; i += 1) answers.push(await guesser.login(account, 'a guess'))
      expect(codesOf(answers)).toEqual([
        ...Array(3).fill('login_failed'),
        'captcha_required',
        'captcha_required',
      ])
      expect(answers.map(({ body }) => body.data?.['captcha'] === true)).toEqual([
        false,
        false,
        true,
        true,
        true,
      ])
      const wrong = await guesser.login(account, 'a guess', { pass: 'not-a-pass' })
      expect([wrong.body.code, wrong.body.data]).toEqual(['captcha_wrong', { captcha: true }])
    }
  })

  it('lets the player’s own browser and visitors who pass a check in while strangers guess (ACC-21)', async () => {
    const own = browser('198.51.100.5')
    await own.login('lotus.sub', PASSWORD)
    const agentOwn = browser('198.51.100.6')
    await agentOwn.login('lotus.agent', PASSWORD)
    for (let i = 0; i < 12; i += 1) await browser(`203.0.113.${30 + i}`).login('lotus.agent', 'a guess')
    expect((await agentOwn.login('lotus.agent', PASSWORD)).status).toBe(200)
    const elsewhere = browser('198.51.100.7')
    expect((await elsewhere.login('lotus.agent', PASSWORD)).body.code).toBe('captcha_required')
    const pass = await humanPass(rig.caller, elsewhere.address)
    expect((await elsewhere.login('lotus.agent', PASSWORD, { pass })).status).toBe(200)
  })

  it('begins to count anew after a success, with a check and without (ACC-21)', async () => {
    const { name } = await newMember(rig)
    const anywhere = browser('203.0.113.51')
    const guess = async () => await new Browser(rig.caller, anywhere.address).login(name, 'a guess')
    const answers = []
    for (const right of [false, false, true, false, false, false, false])
      answers.push(right ? await new Browser(rig.caller, '203.0.113.52').login(name, FIRST) : await guess())
    expect(codesOf(answers)).toEqual([
      'login_failed',
      'login_failed',
      200,
      ...Array(3).fill('login_failed'),
      'captcha_required',
    ])
    const pass = await humanPass(rig.caller, anywhere.address)
    expect((await anywhere.login(name, FIRST, { pass })).status).toBe(200)
    expect((await new Browser(rig.caller, '203.0.113.53').login(name, FIRST)).status).toBe(200)
  })

  it('lets a browser that knows an account guess ten times, then it counts as any other', async () => {
    const own = browser('198.51.100.8')
    await own.login('lotus.new', PASSWORD)
    for (let i = 0; i < 3; i += 1) await browser('203.0.113.50').login('lotus.new', 'a guess')
    const answers = []
    for (let i = 0; i < 11; i += 1) answers.push(await own.login('lotus.new', 'a guess'))
    expect(codesOf(answers)).toEqual([...Array(10).fill('login_failed'), 'captcha_required'])
    const pass = await humanPass(rig.caller, own.address)
    expect((await own.login('lotus.new', PASSWORD, { pass })).status).toBe(200)
  })

  it('counts parallel guesses, with a check and without', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => browser(`203.0.113.${60 + i}`).login('parallel.account', 'guess')),
    )
    expect(codesOf(answers).filter((code) => code === 'login_failed')).toHaveLength(3)
    const address = '203.0.113.80'
    const passes = []
    for (let i = 0; i < 8; i += 1) passes.push(await humanPass(rig.caller, address))
    const checked = await Promise.all(
      passes.map((pass) => browser(address).login('parallel.account', 'guess', { pass })),
    )
    expect(codesOf(checked).filter((code) => code === 'login_failed')).toHaveLength(5)
    const [waiting] = checked.filter(({ body }) => body.code === 'too_many_attempts')
    expect(Number(waiting?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('records sign-ins and attempts, for operators alone and without a secret (ACC-21)', async () => {
    const phone = browser('198.51.100.9')
    await phone.login('lotus.demo', 'Secret-guess-1')
    await phone.login('lotus.demo', PASSWORD)
    await phone.call('DELETE', '/wps/session/logout')
    const ask = (query = '') => rig.caller.get(`/wps/operator/security/lotus${query}`, OPERATOR)
    const { list } = (await ask('?account=Lotus.demo&limit=3')).body.value
    expect(list.map(({ kind }: { kind: string }) => kind)).toEqual([
      'signed_out',
      'signed_in',
      'sign_in_failed',
    ])
    expect(list[1]).toMatchObject({
      account: 'lotus.demo',
      address: '198.51.100.9',
      detail: { by: 'username' },
    })
    const pages = []
    for (let cursor = ''; cursor !== 'null' && pages.length < 4;) {
      const page = (await ask(`?limit=2${cursor && `&cursor=${cursor}`}`)).body.value
      pages.push(...page.list.map(({ id }: { id: string }) => id))
      cursor = String(page.nextCursor)
    }
    expect(new Set(pages).size).toBe(pages.length)
    const all = JSON.stringify((await ask('?limit=200')).body)
    for (const secret of [PASSWORD, 'Secret-guess-1', phone.cookie('MC_BROWSER') ?? '-'])
      expect(all).not.toContain(secret)
    expect((await rig.caller.get('/wps/operator/security/lotus')).body.code).toBe('operator_token_required')
    expect((await ask('?kind=unheard_of')).body.field).toBe('kind')
  })

  it('refuses a code for a brand without mobile login, and a phone service that is not configured', async () => {
    const coral = new Browser(rig.caller, '198.51.100.12', 'coral')
    const payload = { type: 'sms', countryDialingCode: '63' }
    expect((await coral.login('9171234567', '123456', payload)).body.code).toBe('feature_unavailable')
    const firebase = { type: 'firebase', firebaseIdToken: 'x', firebaseChannel: 'sms' }
    const refused = await browser('198.51.100.13').login('0812345678', '-', firebase)
    expect(['feature_unavailable', 'phone_auth_failed']).toContain(refused.body.code)
  })

  it('answers a wrong code the same for numbers with an account and without (ACC-01)', async () => {
    const payload = { type: 'sms', countryDialingCode: '66' }
    const answers = []
    for (const number of ['0812345678', '0898765432'])
      answers.push(await browser('198.51.100.14').login(number, '000000', payload))
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect(answers[0]?.body).toMatchObject({ code: 'verification_code_wrong', field: 'data.password' })
    const noNumber = await browser('198.51.100.14').login('12', '000000', payload)
    expect(noNumber.body).toMatchObject({ code: 'mobile_invalid', field: 'data.username' })
  })

  it('counts a household of IPv6 as one address', async () => {
    const answers = []
    for (let i = 0; i < 51; i += 1)
      answers.push(
        await rig.caller.login(`many.${i}`, 'guess', { headers: from(`2001:db8:77:1::${i.toString(16)}`) }),
      )
    expect(codesOf(answers)).toEqual([...Array(50).fill('login_failed'), 'captcha_required'])
  })

  it('ends the sessions elsewhere at a sign-in, where the brand wants one alone', async () => {
    const [first, second] = [browser('198.51.100.15'), browser('198.51.100.16')]
    await first.login('lotus.agent', PASSWORD)
    await flags({ SINGLELOGIN3: 1 })
    await second.login('lotus.agent', PASSWORD)
    const ended = await first.get('/wps/session')
    await flags({ SINGLELOGIN3: 0 })
    expect([ended.body.code, ended.body.data]).toEqual(['session_ended', { reason: 'elsewhere' }])
    expect((await second.get('/wps/session')).status).toBe(200)
  })
}
