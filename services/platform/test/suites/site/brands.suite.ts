import { systemStatus } from '@site/shared-api/contract/system'
import type { Rig } from '../../rig/rig.ts'
import { Caller, codeOf, type Answer, type Credential } from '../../rig/caller.ts'
import { INTERNAL_TOKEN, OPERATOR_TOKEN } from '../../rig/process/platform-process.ts'

/** Two brands on one platform, and an operator who switches them (A3, A6, B6). */
export function brandsSuite(rig: Rig): void {
  let demo: Credential
  beforeAll(async () => {
    demo = await rig.caller.credential('lotus.demo', 'Lotus-2026!')
  })
  const internal = { headers: { Authorization: `Bearer ${INTERNAL_TOKEN}` }, merchant: '' }
  const patch = (body: unknown, merchant = 'lotus', token = OPERATOR_TOKEN): Promise<Answer> =>
    rig.caller.call('PATCH', `/wps/operator/brands/${merchant}`, {
      body,
      merchant: '',
      headers: { Authorization: `Bearer ${token}` },
    })

  it('distinguishes two brands by header, by field and by host', async () => {
    const header = await rig.caller.get('/wps/system/settings/consolidated', { merchant: 'coral' })
    const field = await rig.caller.get('/wps/system/settings/consolidated?merchantCode=coral', {
      merchant: '',
    })
    const host = await rig.caller.get('/wps/system/settings/consolidated', {
      merchant: '',
      headers: { 'X-Forwarded-Host': 'coral.localhost:8080' },
    })
    for (const answer of [header, field, host]) {
      expect(answer.body.value).toMatchObject({
        merchantCode: 'coral',
        currency: { code: 'PHP', symbol: '₱' },
        defaultLanguage: 'EN',
      })
    }
  })

  it('refuses an unknown merchant and a language that the brand does not offer', async () => {
    const merchant = await rig.caller.get('/wps/system/status', { merchant: 'unknown' })
    const language = await rig.caller.get('/wps/system/status', { language: 'XX' })
    const field = await rig.caller.get('/wps/system/status?merchantCode=unknown', { merchant: '' })
    expect([merchant, language, field].map(({ status, body }) => [status, body.code, body.field])).toEqual([
      [400, 'unknown_merchant', 'Merchant'],
      [400, 'unknown_language', 'Language'],
      [400, 'unknown_merchant', 'merchantCode'],
    ])
  })

  it('answers the status with everything the shell asks about its brand', async () => {
    const { body } = await rig.caller.get('/wps/system/status')
    expect(systemStatus.response.safeParse(body.value).error).toBeUndefined()
    expect(body.value).toMatchObject({
      maintenance: false,
      regionRestriction: false,
      location: { ip: '127.0.0.1' },
    })
    expect(Object.keys(body.value.info).sort()).toEqual([
      'customerService',
      'domainRoute',
      'imageCDNs',
      'mainDomain',
      'mobileTemplate',
      'paths',
      'register',
      'resources',
      'whitelabel',
    ])
    const [first] = body.value.info.customerService
    const decoded = Buffer.from(first.path, 'base64url').toString()
    expect([...decoded].reverse().join('')).toMatch(/^https:\/\//)
  })

  it('answers the address of the player behind delivery', async () => {
    const answer = await rig.caller.get('/wps/system/status', {
      headers: { 'X-Forwarded-For': '203.0.113.9' },
    })
    expect(answer.body.value.location.ip).toBe('203.0.113.9')
  })

  it('is given hosts and a public origin by an operator, each host to one brand (PLT-05)', async () => {
    const before = (await patch({})).body.value
    expect(before.publicOrigin).toBe('http://localhost')
    const hosts = [...before.document.hosts, 'play.example']
    const given = await patch({ hosts, publicOrigin: 'https://play.example' })
    expect(given.body.value.publicOrigin).toBe('https://play.example')
    const refused = [
      await patch({ publicOrigin: 'https://elsewhere.example' }),
      await patch({ publicOrigin: 'https://play.example/m' }),
      await patch({ hosts: ['localhost'] }),
      await patch({ hosts: ['coral.localhost', 'play.example'] }),
      await patch({ hosts: ['Play.example:443'] }),
    ]
    expect(refused.map(({ status, body }) => [status, body.code, body.field])).toEqual([
      [400, 'invalid_input', 'publicOrigin'],
      [400, 'invalid_input', 'publicOrigin'],
      [400, 'invalid_input', 'publicOrigin'],
      [400, 'invalid_input', 'hosts.0'],
      [400, 'invalid_input', 'hosts.0'],
    ])
    const host = await rig.caller.get('/wps/system/settings/consolidated', {
      merchant: '',
      headers: { 'X-Forwarded-Host': 'play.example' },
    })
    expect(host.body.value.merchantCode).toBe('lotus')
    const back = await patch({ hosts: before.document.hosts, publicOrigin: null })
    expect(back.body.value.publicOrigin).toBe('http://localhost')
  })

  it('shows an operator’s switch at once, in a new version that delivery sees, and in the audit log', async () => {
    const before = await rig.caller.get('/wps/internal/brands', internal)
    const etag = before.headers.get('etag') ?? ''
    const unchanged = await rig.caller.get('/wps/internal/brands', {
      ...internal,
      headers: { ...internal.headers, 'If-None-Match': etag },
    })
    expect(unchanged.status).toBe(304)
    const answer = await patch({ modules: { content: false }, flags: { CBS3: 0 } })
    expect(answer.status).toBe(200)
    const flags = await rig.caller.get('/wps/system/whitelabel')
    const settings = await rig.caller.get('/wps/system/settings/consolidated')
    expect([flags.body.value.CBS3, settings.body.value.modules.content]).toEqual([0, false])
    const after = await rig.caller.get('/wps/internal/brands', {
      ...internal,
      headers: { ...internal.headers, 'If-None-Match': etag },
    })
    expect(after.status).toBe(200)
    expect(after.body.value.brands.map((brand: { merchant: string }) => brand.merchant)).toEqual([
      'coral',
      'lotus',
    ])
    const chat = await rig.caller.get('/wps/chat/unread', { credential: demo })
    expect(chat.body.code).toBe('feature_unavailable')
    const back = await patch({ modules: { content: true }, flags: { CBS3: 1 } })
    const again = await patch({ modules: { content: true }, flags: { CBS3: 1 } })
    expect(again.body.value.version).toBe(back.body.value.version)
    const audit = await rig.caller.call('GET', '/wps/operator/audit', {
      merchant: '',
      headers: { Authorization: `Bearer ${OPERATOR_TOKEN}` },
    })
    expect(audit.body.value.list[0]).toMatchObject({
      actor: 'local',
      action: 'brand.patched',
      subject: 'lotus',
      detail: { version: back.body.value.version },
    })
  })

  it('refuses a switch that cannot be one, by its name, and changes nothing', async () => {
    const etag = (await rig.caller.get('/wps/internal/brands', internal)).headers.get('etag')
    const wrong: [unknown, string][] = [
      [{ flags: { nope: 1 } }, 'flags.nope'],
      [{ modules: { Casino: true } }, 'modules.Casino'],
      [{ flags: { CBS3: 2 } }, 'flags.CBS3'],
      [{ maintenance: 'yes' }, 'maintenance'],
      [{ hosts: [] }, 'hosts'],
    ]
    for (const [body, field] of wrong) {
      const answer = await patch(body)
      expect([answer.status, answer.body.code, answer.body.field]).toEqual([400, 'invalid_input', field])
    }
    expect((await patch({}, 'unknown')).body.code).toBe('unknown_merchant')
    expect((await rig.caller.get('/wps/internal/brands', internal)).headers.get('etag')).toBe(etag)
  })

  it('refuses the wrong token', async () => {
    const credential = { ...demo }
    const answers = [
      await patch({}, 'lotus', 'wrong-token-wrong-token'),
      await patch({}, 'lotus', INTERNAL_TOKEN),
      await rig.caller.get('/wps/internal/brands', { credential }),
      await new Caller(rig.platform.operatorUrl).get('/wps/metrics'),
    ]
    for (const answer of answers)
      expect([answer.status, answer.body.code]).toEqual([401, 'operator_token_required'])
  })

  it('closes for maintenance and by region, with the status still answering', async () => {
    await patch({ maintenance: true })
    const status = await rig.caller.get('/wps/system/status')
    const closed = await rig.caller.get('/wps/announcements')
    const login = await rig.caller.login('lotus.demo', 'Lotus-2026!')
    const other = await rig.caller.get('/wps/announcements', { merchant: 'coral' })
    expect(status.body.value.maintenance).toBe(true)
    expect([closed.status, closed.body.code, login.body.code, other.status]).toEqual([
      503,
      'maintenance',
      'maintenance',
      200,
    ])
    await patch({ maintenance: false, regionRestriction: true })
    const region = await rig.caller.get('/wps/announcements')
    expect([region.status, region.body.code]).toEqual([403, 'region_restricted'])
    await patch({ regionRestriction: false, blockedNetworks: ['203.0.113.0/24', '2001:db8:5::/48'] })
    for (const [address, code] of [
      ['203.0.113.9', 'region_restricted'],
      ['2001:db8:5:1::9', 'region_restricted'],
      ['203.0.114.9', '200'],
    ] as const) {
      const headers = { 'X-Forwarded-For': address }
      expect(codeOf(await rig.caller.get('/wps/game/menus', { headers }))).toBe(code)
      const status = await rig.caller.get('/wps/system/status', { headers })
      expect(status.body.value.regionRestriction).toBe(code !== '200')
    }
    expect(codeOf(await patch({ blockedNetworks: ['203.0.113.0/33'] }))).toBe('invalid_input')
    await patch({ blockedNetworks: [] })
    expect((await rig.caller.get('/wps/announcements')).status).toBe(200)
  })

  it('answers registration rules and countries in the language of the call', async () => {
    const rules = await rig.caller.get('/wps/system/setting/register')
    const field = (wanted: string) =>
      rules.body.value.fields.find((one: { name: string }) => one.name === wanted)
    expect(rules.body.value.fields).toHaveLength(20)
    expect(field('username')).toMatchObject({ enabled: true, required: true })
    expect(field('qqNum').enabled).toBe(false)
    const [thai] = (await rig.caller.get('/wps/system/country', { language: 'TY' })).body.value.list
    expect(thai).toEqual({ code: 'TH', name: 'ไทย', countryDialingCode: '66' })
  })
}
