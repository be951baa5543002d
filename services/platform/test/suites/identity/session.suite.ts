import { randomBytes } from 'node:crypto'
import type { Rig } from '../../rig/rig.ts'
import { credentialOf, encrypt } from '../../rig/caller.ts'

const PASSWORD = 'Lotus-2026!'
const HOUR_MS = 60 * 60 * 1000

/** Signing in and out, the two halves of the credential, encrypted bodies (B3, B6). */
export function sessionSuite(rig: Rig): void {
  it('signs a member in and out, and the session is over at once', async () => {
    const answer = await rig.caller.login('lotus.demo', PASSWORD)
    expect(answer.body.value).toMatchObject({ userName: 'lotus.demo', type: 0, merchantCode: 'lotus' })
    const credential = credentialOf(answer)
    const current = await rig.caller.get('/wps/session', { credential })
    expect(current.body.value.userName).toBe('lotus.demo')
    const out = await rig.caller.call('DELETE', '/wps/session/logout', { credential })
    expect(out.status).toBe(200)
    expect(out.headers.get('set-cookie')).toMatch(/MC_SID=;/)
    const after = await rig.caller.get('/wps/session', { credential })
    expect([after.status, after.body.code]).toEqual([401, 'session_ended'])
  })

  it('says once that it is the first sign-in of a member', async () => {
    const first = await rig.caller.login('lotus.new', PASSWORD)
    const second = await rig.caller.login('LOTUS.New', PASSWORD)
    expect([first.body.value.firstTimeLogin, second.body.value.firstTimeLogin]).toEqual([true, false])
  })

  it('gives the cookie half to the browser alone, and Secure behind https', async () => {
    const plain = await rig.caller.login('lotus.demo', PASSWORD)
    const cookies = plain.headers.getSetCookie()
    expect(cookies.map((cookie) => cookie.split('=')[0]).sort()).toEqual(['MC_BROWSER', 'MC_SID'])
    for (const cookie of cookies) {
      expect(cookie).toMatch(/HttpOnly/)
      expect(cookie).toMatch(/SameSite=Lax/)
      expect(cookie).toMatch(/Path=\//)
      expect(cookie).not.toMatch(/Secure/)
    }
    expect(JSON.stringify(plain.body)).not.toContain(credentialOf(plain).cookie)
    const secure = await rig.caller.login('lotus.demo', PASSWORD, {
      headers: { 'X-Forwarded-Proto': 'https' },
    })
    const given = secure.headers.getSetCookie()
    expect(given).toHaveLength(2)
    // No sister domain can plant one of this name, and no page over http.
    for (const cookie of given) expect(cookie).toMatch(/^__Host-MC_.*; Path=\/; .*Secure/)
    const credential = credentialOf(secure)
    const getInfo = (name: string, proto: string) =>
      rig.caller.get('/wps/member/info', {
        credential: { token: credential.token },
        headers: { 'X-Forwarded-Proto': proto, Cookie: `${name}=${credential.cookie}` },
      })
    expect((await getInfo('__Host-MC_SID', 'https')).status).toBe(200)
    expect((await getInfo('__Host-MC_SID', 'http')).body.code).toBe('session_ended')
    // Any page of a sister domain could have planted a plain one.
    expect((await getInfo('MC_SID', 'https')).body.code).toBe('session_ended')
    const out = await rig.caller.call('DELETE', '/wps/session/logout', {
      credential: { token: credential.token },
      headers: { 'X-Forwarded-Proto': 'https', Cookie: `__Host-MC_SID=${credential.cookie}` },
    })
    expect(out.headers.get('set-cookie')).toMatch(/^__Host-MC_SID=;.*Path=\/;.*Secure/)
  })

  it('needs both halves: a stolen token and a forged request are each not enough', async () => {
    const credential = await rig.caller.credential('lotus.demo', PASSWORD)
    const other = await rig.caller.credential('lotus.agent', PASSWORD)
    const none = await rig.caller.get('/wps/member/info')
    const cookieOnly = await rig.caller.get('/wps/member/info', {
      credential: { cookie: credential.cookie },
    })
    const tokenOnly = await rig.caller.get('/wps/member/info', { credential: { token: credential.token } })
    const mixed = await rig.caller.get('/wps/member/info', {
      credential: { token: credential.token, cookie: other.cookie },
    })
    const both = await rig.caller.get('/wps/member/info', { credential })
    expect([none, cookieOnly, tokenOnly, mixed, both].map(({ status, body }) => body.code ?? status)).toEqual(
      ['login_required', 'login_required', 'session_ended', 'session_ended', 200],
    )
  })

  it('lets no other site change anything with the cookie alone', async () => {
    const { cookie, token } = await rig.caller.credential('lotus.demo', PASSWORD)
    const forged = [
      ['POST', '/wps/announcements/read', { announcementId: 'lotus-notice-deposit', read: true }],
      ['POST', '/wps/session/renew', {}],
      ['DELETE', '/wps/session/logout', undefined],
    ] as const
    for (const [method, path, body] of forged) {
      const answer = await rig.caller.call(method, path, { credential: { cookie }, body })
      expect([path, answer.status, answer.body.code]).toEqual([path, 401, 'login_required'])
    }
    const alive = await rig.caller.get('/wps/session', { credential: { cookie, token } })
    expect(alive.status).toBe(200)
  })

  it('keeps a session to the brand it began with', async () => {
    const credential = await rig.caller.credential('lotus.demo', PASSWORD)
    const answer = await rig.caller.get('/wps/wallets/gcs', { credential, merchant: 'coral' })
    expect(answer.body.code).toBe('session_ended')
  })

  it('takes the token as the field that the calls name as well', async () => {
    const { token, cookie } = await rig.caller.credential('lotus.demo', PASSWORD)
    const answer = await rig.caller.get(`/wps/announcements?types=PL&platform=M&token=${token}`, {
      credential: { cookie },
    })
    const member = answer.body.value.player.find(
      (notice: { id: string }) => notice.id === 'lotus-notice-member',
    )
    expect(member).toBeDefined()
  })

  it('answers the same for an unknown account and a wrong password', async () => {
    const wrong = await rig.caller.login('lotus.agent', 'not-the-password')
    const unknown = await rig.caller.login('unknown.name', 'not-the-password')
    expect(wrong.status).toBe(401)
    expect(wrong.body).toMatchObject({ success: false, code: 'login_failed' })
    expect(unknown.body).toEqual(wrong.body)
  })

  it('asks for a captcha after three failures, for accounts that exist or not (ACC-02)', async () => {
    const answers = []
    for (let attempt = 0; attempt < 4; attempt++)
      answers.push(await rig.caller.login('guessed.account', 'guess'))
    expect(answers.map(({ body }) => [body.code, body.data?.['captcha'] ?? false])).toEqual([
      ['login_failed', false],
      ['login_failed', false],
      ['login_failed', true],
      ['captcha_required', true],
    ])
  })

  it('refuses sub-accounts at the members’ sign-in and players at the agents’', async () => {
    const sub = await rig.caller.login('lotus.sub', PASSWORD)
    const player = await rig.caller.login('lotus.demo', PASSWORD, { payload: { entrance: 'agent' } })
    const agent = await rig.caller.login('lotus.agent', PASSWORD, { payload: { entrance: 'agent' } })
    const closed = await rig.caller.login('lotus.closed', PASSWORD)
    expect([sub, player, agent, closed].map(({ body }) => body.code ?? 'in')).toEqual([
      'non_member_login',
      'non_agent_login',
      'in',
      'account_disabled',
    ])
  })

  it('refuses a login that is not encrypted', async () => {
    const keys = await rig.caller.keys()
    const headers = { Encryption: keys.keys[0]?.kid ?? '' }
    const plain = { username: 'lotus.demo', password: PASSWORD, type: 'username' }
    const bodies = [
      plain,
      { data: JSON.stringify(plain) },
      { data: Buffer.from(JSON.stringify(plain)).toString('base64url') },
    ]
    for (const body of bodies) {
      const answer = await rig.caller.call('POST', '/wps/session/login', { body, headers })
      expect([answer.status, answer.body.code]).toEqual([400, 'encryption_required'])
    }
    const noKey = await rig.caller.call('POST', '/wps/session/login', { body: plain })
    expect(noKey.body.code).toBe('encryption_required')
  })

  it('reads an encrypted body once, while it is fresh, with a key it published', async () => {
    const keys = await rig.caller.keys()
    const key = keys.keys.find(({ alg }) => alg === 'RSA-OAEP-256') ?? { kid: '', alg: '' }
    const payload = {
      username: 'lotus.demo',
      password: PASSWORD,
      iat: keys.now,
      nonce: randomBytes(16).toString('hex'),
    }
    const data = encrypt(key, payload)
    const first = await rig.caller.login('', '', { data })
    const replayed = await rig.caller.login('', '', { data })
    const old = await rig.caller.login('lotus.demo', PASSWORD, { payload: { iat: keys.now - 301 } })
    const early = await rig.caller.login('lotus.demo', PASSWORD, { payload: { iat: keys.now + 400 } })
    const tampered = await rig.caller.login('', '', { data: `${data.slice(0, -4)}AAAA` })
    const stranger = await rig.caller.login('', '', { data, headers: { Encryption: 'another-key' } })
    expect([first, replayed, old, early, tampered, stranger].map(({ body }) => body.code ?? 'in')).toEqual([
      'in',
      'encryption_replayed',
      'encryption_expired',
      'encryption_expired',
      'encryption_invalid',
      'encryption_key_unknown',
    ])
  })

  it('takes no other algorithm than the key’s own', async () => {
    const keys = await rig.caller.keys()
    const [key] = keys.keys.filter(({ alg }) => alg === 'RSA-OAEP-256')
    const header = Buffer.from(JSON.stringify({ alg: 'dir', enc: 'A256GCM', kid: key?.kid })).toString(
      'base64url',
    )
    const answer = await rig.caller.login('', '', {
      data: `${header}..AAAAAAAAAAAAAAAA.AAAA.AAAAAAAAAAAAAAAAAAAAAA`,
    })
    expect(answer.body.code).toBe('encryption_invalid')
  })

  it('names the field of an encrypted payload that is wrong', async () => {
    const answer = await rig.caller.login('', PASSWORD)
    expect(answer.body).toMatchObject({ code: 'invalid_input', field: 'data.username' })
    const nul = await rig.caller.login('lotus\u0000demo', PASSWORD)
    expect(nul.body).toMatchObject({ code: 'bad_text', field: 'data.username' })
  })

  it('writes no password, token or cookie into its log', async () => {
    const credential = await rig.caller.credential('lotus.demo', PASSWORD)
    await rig.caller.get(`/wps/announcements?token=${credential.token}`, { credential })
    const log = rig.platform.log()
    expect(log).toContain('/wps/announcements')
    for (const secret of [PASSWORD, credential.token, credential.cookie]) expect(log).not.toContain(secret)
  })

  it('ends a session that is not renewed, and a renewed one later, over a restart', async () => {
    const renewed = await rig.caller.credential('lotus.demo', PASSWORD)
    const left = await rig.caller.credential('lotus.agent', PASSWORD)
    const oldKeys = await rig.caller.keys()
    await rig.restart(1.5 * HOUR_MS)
    const renewal = await rig.caller.call('POST', '/wps/session/renew', { credential: renewed })
    expect(Date.parse(renewal.body.value.expiresAt)).toBeGreaterThan(Date.now() + 3 * HOUR_MS)
    expect(renewal.headers.get('set-cookie')).toContain(renewed.cookie)
    await rig.moveClock(2.5 * HOUR_MS)
    const [alive, ended] = await Promise.all([
      rig.caller.get('/wps/session', { credential: renewed }),
      rig.caller.get('/wps/session', { credential: left }),
    ])
    expect([alive.status, ended.body.code]).toEqual([200, 'session_ended'])
    await rig.moveClock(9 * 24 * HOUR_MS)
    const newKeys = await rig.caller.keys()
    expect(newKeys.keys.map(({ kid }) => kid)).not.toEqual(oldKeys.keys.map(({ kid }) => kid))
    const late = await rig.caller.login('lotus.demo', PASSWORD, { keys: { ...oldKeys, now: newKeys.now } })
    expect(late.body.code).toBe('encryption_key_unknown')
  })
}
