import { randomUUID } from 'node:crypto'
import { codeOf, Caller, type Answer } from '../../rig/caller.ts'
import { contractCalls } from '../../rig/contract-calls.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { codeShown } from '../../rig/people/authenticator.ts'
import type { Access } from '../../rig/local-access.ts'
import { addOperator, carried, complete, inPerson } from '../../rig/people/local-owner.ts'
import type { Rig } from '../../rig/rig.ts'

const SESSION = '/wps/operator/session'
const OPERATORS = '/wps/operator/operators'

/** The admin listener: a port of its own, accounts with roles, password and second factor, sessions, tokens, audit. */
export function operatorsSuite(rig: Rig): void {
  const post = (path: string, body: unknown, headers: Record<string, string> = OPERATOR.headers) =>
    rig.caller.call('POST', path, { merchant: '', headers, body })
  const add = (name: string, role: string): Promise<Access> => addOperator(rig, name, role)
  const signIn = (access: Access, steps = 0, more: object = {}) => {
    const { name, password, otpauth } = access
    return post(SESSION, { name, password, code: codeShown(otpauth, steps), ...more }, {})
  }
  const carrying = carried
  const audit = async (): Promise<{ actor: string; action: string; subject: string }[]> =>
    (await rig.caller.get('/wps/operator/audit', OPERATOR)).body.value.list

  it('serves no calls of players, nor does the public listener serve operators (PLT-05)', async () => {
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
      await signIn(bert, 0, { name: 'unknown-here' }),
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
    const owner = { merchant: '', headers: await inPerson(rig) }
    const change = (body: object) => rig.caller.call('PATCH', `${OPERATORS}/cleo`, { ...owner, body })
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

  it('gives the command line a token with the rights of the signed-in operator, which makes no others and ends', async () => {
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

  it('gives no name twice, nor one that events of orders use for others, and another password ends the previous one (PLT-05)', async () => {
    const emil = await add('emil', 'reader')
    const owner = await inPerson(rig)
    expect(codeOf(await post(OPERATORS, { name: 'emil', role: 'owner' }, owner))).toBe('username_taken')
    // Events of orders call the member, the provider and the site so: no operator is taken for them.
    for (const name of ['member', 'provider', 'site'])
      expect(codeOf(await post(OPERATORS, { name, role: 'owner' }, owner))).toBe('username_taken')
    const { invitation } = (await post(`${OPERATORS}/emil/renew`, undefined, owner)).body.value
    expect(codeOf(await signIn(emil))).toBe('login_failed')
    const renewed = await complete(rig, invitation)
    expect((await signIn(renewed)).status).toBe(200)
    expect(rig.platform.log()).not.toContain(renewed.password)
  })

  it('shows the operator who adds another neither password nor second factor: the invited person completes the invitation, once (M4, PLT-05)', async () => {
    const owner = await inPerson(rig)
    const made = await post(OPERATORS, { name: 'jana', role: 'editor' }, owner)
    expect(Object.keys(made.body.value).toSorted()).toEqual([
      'brands',
      'expiresAt',
      'invitation',
      'name',
      'role',
    ])
    const { invitation } = made.body.value
    const invited = (path: string, body: object) => post(`/wps/operator/invitation${path}`, body, {})
    const { otpauth, ...who } = (await invited('', { invitation })).body.value
    expect(who).toMatchObject({ name: 'jana', role: 'editor' })
    const accept = (more: object) =>
      invited('/accept', {
        invitation,
        password: 'Rivers-of-jana-2026',
        code: codeShown(otpauth, -1),
        ...more,
      })
    const codeAndField = async (answer: Promise<Answer>) => {
      const { body } = await answer
      return [body.code, body.field]
    }
    expect(await codeAndField(accept({ password: 'short' }))).toEqual(['invalid_input', 'password'])
    expect(await codeAndField(accept({ code: codeShown(otpauth, 40) }))).toEqual([
      'second_factor_wrong',
      'code',
    ])
    expect(await codeAndField(invited('', { invitation: 'x'.repeat(43) }))).toEqual([
      'reset_invalid',
      'invitation',
    ])
    expect((await accept({})).status).toBe(200)
    expect(await codeAndField(accept({}))).toEqual(['reset_invalid', 'invitation'])
    expect((await signIn({ name: 'jana', password: 'Rivers-of-jana-2026', otpauth })).status).toBe(200)
    expect(await audit()).toEqual(
      expect.arrayContaining([expect.objectContaining({ action: 'operator.completed', actor: 'jana' })]),
    )
    // Another invitation takes the place of one that waits, and one that is old opens nothing.
    const renew = () => post(`${OPERATORS}/jana/renew`, undefined, owner)
    const [first, second] = [(await renew()).body.value, (await renew()).body.value]
    expect(await codeAndField(invited('', { invitation: first.invitation }))).toEqual([
      'reset_invalid',
      'invitation',
    ])
    await rig.moveClock(73 * 60 * 60 * 1000)
    expect(await codeAndField(invited('', { invitation: second.invitation }))).toEqual([
      'reset_invalid',
      'invitation',
    ])
    await rig.moveClock(0)
  })

  it('lets no token make, change or renew a person, nor make another token: a person in person alone (M4, PLT-05)', async () => {
    await add('fern', 'reader')
    const calls = contractCalls.filter(
      ({ access, path }) => access === 'operator' && path.startsWith('/wps/'),
    )
    /** What a token may never do; a call that makes or changes who operates the site, or is a second person's, belongs here. */
    const never = [
      'DELETE /wps/operator/session',
      'PATCH /wps/operator/operators/:name',
      'POST /wps/operator/approvals/:id/approve',
      'POST /wps/operator/operators',
      'POST /wps/operator/operators/:name/renew',
      'POST /wps/operator/tokens',
    ]
    const refusedCalls: string[] = []
    for (const { method, path } of calls) {
      const at = path.replace(':name', 'fern').replace(':kind', 'brand').replace(/:\w+/g, 'no-such-thing')
      const { body, status } = await rig.caller.call(method, at, { ...OPERATOR })
      if (status === 403 && body.code === 'feature_unavailable' && body.field === 'Authorization')
        refusedCalls.push(`${method} ${path}`)
    }
    expect(refusedCalls.toSorted()).toEqual(never)
    const writes = /^\/wps\/operator\/(operators|tokens)(\/|$)/
    const changing = calls.filter(({ method, path }) => method !== 'GET' && writes.test(path))
    expect(
      changing.filter(({ method }) => method !== 'DELETE').every(({ inPerson: only }) => only === true),
    ).toBe(true)
    // The same in person.
    const body = { name: 'gwen', role: 'reader' }
    expect(codeOf(await post(OPERATORS, body))).toBe('feature_unavailable')
    expect((await post(OPERATORS, body, await inPerson(rig))).status).toBe(200)
  })

  it('writes down each call that a role may not make: who, what, when, from where, and no flood of it (D10, PLT-05)', async () => {
    const hugo = carrying(await signIn(await add('hugo', 'reader')))
    const address = '203.0.113.77'
    const headers = { ...hugo, 'X-Forwarded-For': address }
    const refused = (): Promise<Answer> =>
      rig.caller.call('PATCH', '/wps/operator/brands/coral', { merchant: '', headers, body: {} })
    const denials = async () =>
      (await rig.caller.get('/wps/operator/audit?actor=hugo&action=operator.denied', OPERATOR)).body.value
        .list as { action: string; subject: string; at: string; detail: Record<string, unknown> }[]
    const since = rig.now
    expect(codeOf(await refused())).toBe('feature_unavailable')
    const [line] = await denials()
    expect(line).toMatchObject({
      action: 'operator.denied',
      subject: 'PATCH /wps/operator/brands/:merchant',
      detail: { role: 'reader', needs: ['brands'], by: 'session', address },
    })
    expect(Math.abs(Date.parse(line?.at ?? '') - since)).toBeLessThan(60_000)
    for (let at = 0; at < 70; at += 1) await refused()
    const all = await denials()
    expect(all).toHaveLength(60)
    expect(all[0]?.detail).toMatchObject({ last: true })
    // A refusal after the sign-in check is written down as well.
    const kim = carrying(await signIn(await add('kim', 'support')))
    const toAll = {
      id: randomUUID(),
      audience: { to: 'all' },
      title: { EN: 'All', TY: 'ทุกคน' },
      content: { EN: '<p>All</p>', TY: '<p>ทุกคน</p>' },
    }
    expect(codeOf(await post('/wps/operator/mailings/lotus', toAll, kim))).toBe('feature_unavailable')
    const found = await rig.caller.get('/wps/operator/audit?actor=kim&action=operator.denied', OPERATOR)
    expect(found.body.value.list).toMatchObject([
      { subject: 'POST /wps/operator/mailings/:merchant', detail: { needs: ['content'], role: 'support' } },
    ])
    // A token of an operator counts as that operator.
    expect(codeOf(await post(OPERATORS, { name: 'ida', role: 'owner' }))).toBe('feature_unavailable')
    const { list } = (
      await rig.caller.get('/wps/operator/audit?action=operator.denied&actor=local', OPERATOR)
    ).body.value
    expect(list[0]).toMatchObject({
      subject: 'POST /wps/operator/operators',
      detail: { needs: ['in-person'], by: 'token' },
    })
  })
}
