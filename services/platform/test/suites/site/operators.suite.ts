import { codeOf, Caller, type Answer } from '../../rig/caller.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { codeShown } from '../../rig/people/authenticator.ts'
import type { Rig } from '../../rig/rig.ts'

interface Access {
  name: string
  password: string
  otpauth: string
}

const SESSION = '/wps/operator/session'
const OPERATORS = '/wps/operator/operators'

/** The operators' door: a listener of its own, accounts with roles, password and second factor, sessions, tokens, audit. */
export function operatorsSuite(rig: Rig): void {
  const post = (path: string, body: unknown, headers: Record<string, string> = OPERATOR.headers) =>
    rig.caller.call('POST', path, { merchant: '', headers, body })
  const add = async (name: string, role: string): Promise<Access> =>
    (await post(OPERATORS, { name, role })).body.value
  const signIn = (access: Access, steps = 0, more: object = {}) => {
    const { name, password, otpauth } = access
    return post(SESSION, { name, password, code: codeShown(otpauth, steps), ...more }, {})
  }
  const carrying = (answer: Answer): Record<string, string> => ({
    Authorization: `Bearer ${String(answer.body.value.token)}`,
    Cookie: /OP_SID=[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? '',
  })
  const audit = async (): Promise<{ actor: string; action: string; subject: string }[]> =>
    (await rig.caller.get('/wps/operator/audit', OPERATOR)).body.value.list

  it('is no door of the players, nor is theirs one of the operators (PLT-05)', async () => {
    const players = new Caller(rig.platform.url)
    const inside = new Caller(rig.platform.operatorUrl, rig.platform.operatorUrl)
    for (const path of ['/wps/operator/audit', '/wps/metrics', '/wps/docs/', '/wps/openapi.json', SESSION])
      expect([path, codeOf(await players.get(path, OPERATOR))]).toEqual([path, 'not_found'])
    expect(codeOf(await inside.get('/wps/system/status'))).toBe('not_found')
    expect(codeOf(await inside.get('/wps/nothing'))).toBe('not_found')
    expect((await inside.get('/wps/openapi.json')).status).toBe(200)
  })

  it('lets in who has name, password and a code that was not used, with half of the credential in a cookie', async () => {
    const anna = await add('anna', 'reader')
    const code = codeShown(anna.otpauth)
    const signedIn = await signIn(anna, 0, { code })
    expect([signedIn.status, signedIn.body.value.role]).toEqual([200, 'reader'])
    expect(signedIn.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Strict/)
    const headers = carrying(signedIn)
    expect((await rig.caller.get(SESSION, { merchant: '', headers })).body.value.name).toBe('anna')
    for (const half of Object.entries(headers).map((one) => Object.fromEntries([one])))
      expect(codeOf(await rig.caller.get(SESSION, { merchant: '', headers: half }))).toBe(
        'operator_token_required',
      )
    expect(codeOf(await signIn(anna, 0, { code }))).toBe('login_failed')
    await rig.caller.call('DELETE', SESSION, { merchant: '', headers })
    expect((await rig.caller.get(SESSION, { merchant: '', headers })).status).toBe(401)
  })

  it('says the same whatever was wrong, and slows down who tries again and again', async () => {
    const bert = await add('bert', 'support')
    const wrong = [
      await signIn(bert, 0, { name: 'nobody-here' }),
      await signIn(bert, 0, { password: 'not the password' }),
      await signIn(bert, 50),
    ]
    expect(wrong.map(codeOf)).toEqual(['login_failed', 'login_failed', 'login_failed'])
    const tries: string[] = []
    for (let i = 0; i < 10; i += 1) tries.push(codeOf(await signIn(bert, 50)))
    expect(tries.at(-1)).toBe('too_many_requests')
    expect(codeOf(await signIn(bert))).toBe('too_many_requests')
    expect(await audit()).toEqual(
      expect.arrayContaining([expect.objectContaining({ action: 'operator.sign_in_failed', actor: 'bert' })]),
    )
  })

  it('lets each role do what it may, and ends what is signed in when a role changes or an account is closed', async () => {
    const cleo = await add('cleo', 'brand-manager')
    const headers = carrying(await signIn(cleo))
    const patch = () =>
      rig.caller.call('PATCH', '/wps/operator/brands/coral', {
        merchant: '',
        headers,
        body: { flags: { CBS3: 1 } },
      })
    expect((await patch()).status).toBe(200)
    expect(codeOf(await post(OPERATORS, { name: 'more', role: 'reader' }, headers))).toBe(
      'feature_unavailable',
    )
    const change = (body: object) => rig.caller.call('PATCH', `${OPERATORS}/cleo`, { ...OPERATOR, body })
    expect((await change({ role: 'reader' })).body.value.role).toBe('reader')
    expect(codeOf(await patch())).toBe('operator_token_required')
    const again = carrying(await signIn(cleo, 1))
    expect((await rig.caller.get(SESSION, { merchant: '', headers: again })).status).toBe(200)
    expect(
      codeOf(
        await rig.caller.call('PATCH', '/wps/operator/brands/coral', {
          merchant: '',
          headers: again,
          body: {},
        }),
      ),
    ).toBe('feature_unavailable')
    await change({ disabled: true })
    expect((await rig.caller.get(SESSION, { merchant: '', headers: again })).status).toBe(401)
  })

  it('gives the command line a token with the rights of whoever is signed in, which makes no others and ends', async () => {
    const dora = await add('dora', 'brand-manager')
    const headers = carrying(await signIn(dora))
    const made = await post('/wps/operator/tokens', { label: 'laptop', days: 30 }, headers)
    const token = { Authorization: `Bearer ${String(made.body.value.token)}` }
    expect((await rig.caller.get(SESSION, { merchant: '', headers: token })).body.value.name).toBe('dora')
    expect(codeOf(await post('/wps/operator/tokens', { label: 'more', days: 30 }, token))).toBe(
      'feature_unavailable',
    )
    await rig.caller.call('PATCH', '/wps/operator/brands/coral', {
      merchant: '',
      headers: token,
      body: { flags: { CBS3: 0 } },
    })
    expect((await audit())[0]).toMatchObject({ actor: 'dora', action: 'brand.patched', subject: 'coral' })
    await rig.caller.call('PATCH', '/wps/operator/brands/coral', {
      ...OPERATOR,
      body: { flags: { CBS3: 1 } },
    })
    const id = String(made.body.value.id)
    await rig.caller.call('DELETE', `/wps/operator/tokens/${id}`, { merchant: '', headers })
    expect((await rig.caller.get(SESSION, { merchant: '', headers: token })).status).toBe(401)
  })

  it('reads the log back to its beginning, each line once (PLT-05)', async () => {
    const page = async (before?: string): Promise<{ id: string }[]> =>
      (
        await rig.caller.get(
          `/wps/operator/audit${before === undefined ? '' : `?before=${before}`}`,
          OPERATOR,
        )
      ).body.value.list
    const all = await page()
    expect(all.length).toBeGreaterThan(3)
    expect(await page(all[1]?.id)).toEqual(all.slice(2))
    expect(await page(all.at(-1)?.id)).toEqual([])
    expect(codeOf(await rig.caller.get('/wps/operator/audit?before=x', OPERATOR))).toBe('invalid_input')
  })

  it('gives no name twice, and another password ends the former one', async () => {
    const emil = await add('emil', 'reader')
    expect(codeOf(await post(OPERATORS, { name: 'emil', role: 'owner' }))).toBe('username_taken')
    const renewed: Access = (await post(`${OPERATORS}/emil/renew`, undefined)).body.value
    expect(codeOf(await signIn(emil))).toBe('login_failed')
    expect((await signIn(renewed)).status).toBe(200)
    expect(rig.platform.log()).not.toContain(renewed.password)
  })
}
