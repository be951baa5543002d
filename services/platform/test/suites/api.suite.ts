import * as contract from '@site/shared-api/contract'
import type { Bench } from '../bench/bench.ts'
import type { Answer, Credential } from '../bench/caller.ts'
import { contractCalls } from '../bench/contract-calls.ts'
import { INTERNAL_TOKEN, OPERATOR_TOKEN } from '../bench/platform-process.ts'

interface Item {
  id: string
  title: string
  read: boolean
  groupName: string | null
  endDate: string | null
}

const ids = (list: Item[]) => list.map(({ id }) => id)

/** Brands, content, the member's data and the frame around them (A3, A7, B3, B7). */
export function apiSuite(bench: Bench): void {
  let demo: Credential
  const internal = { headers: { Authorization: `Bearer ${INTERNAL_TOKEN}` }, merchant: '' }
  const patch = (body: unknown, merchant = 'lotus', token = OPERATOR_TOKEN): Promise<Answer> =>
    bench.caller.call('PATCH', `/wps/operator/brands/${merchant}`, {
      body,
      merchant: '',
      headers: { Authorization: `Bearer ${token}` },
    })

  beforeAll(async () => {
    demo = await bench.caller.credential('lotus.demo', 'Lotus-2026!')
  })

  describe('brands', () => {
    it('tells two brands apart by header, by field and by host', async () => {
      const header = await bench.caller.get('/wps/system/settings/consolidated', { merchant: 'coral' })
      const field = await bench.caller.get('/wps/system/settings/consolidated?merchantCode=coral', {
        merchant: '',
      })
      const host = await bench.caller.get('/wps/system/settings/consolidated', {
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
      const merchant = await bench.caller.get('/wps/system/status', { merchant: 'nobody' })
      const language = await bench.caller.get('/wps/system/status', { language: 'XX' })
      const field = await bench.caller.get('/wps/system/status?merchantCode=nobody', { merchant: '' })
      expect([merchant, language, field].map(({ status, body }) => [status, body.code, body.field])).toEqual([
        [400, 'unknown_merchant', 'Merchant'],
        [400, 'unknown_language', 'Language'],
        [400, 'unknown_merchant', 'merchantCode'],
      ])
    })

    it('answers the status with everything the shell asks about its brand', async () => {
      const { body } = await bench.caller.get('/wps/system/status')
      expect(contract.systemStatus.response.safeParse(body.value).error).toBeUndefined()
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

    it('tells the address of the player behind delivery', async () => {
      const answer = await bench.caller.get('/wps/system/status', {
        headers: { 'X-Forwarded-For': '203.0.113.9' },
      })
      expect(answer.body.value.location.ip).toBe('203.0.113.9')
    })

    it('shows an operator’s switch at once, in a new version that delivery sees, and in the audit log', async () => {
      const before = await bench.caller.get('/wps/internal/brands', internal)
      const etag = before.headers.get('etag') ?? ''
      const unchanged = await bench.caller.get('/wps/internal/brands', {
        ...internal,
        headers: { ...internal.headers, 'If-None-Match': etag },
      })
      expect(unchanged.status).toBe(304)
      const answer = await patch({ modules: { content: false }, flags: { CBS3: 0 } })
      expect(answer.status).toBe(200)
      const flags = await bench.caller.get('/wps/system/whitelabel')
      const settings = await bench.caller.get('/wps/system/settings/consolidated')
      expect([flags.body.value.CBS3, settings.body.value.modules.content]).toEqual([0, false])
      const after = await bench.caller.get('/wps/internal/brands', {
        ...internal,
        headers: { ...internal.headers, 'If-None-Match': etag },
      })
      expect(after.status).toBe(200)
      expect(after.body.value.brands.map((brand: { merchant: string }) => brand.merchant)).toEqual([
        'coral',
        'lotus',
      ])
      const chat = await bench.caller.get('/wps/chat/unread', { credential: demo })
      expect(chat.body.code).toBe('feature_unavailable')
      const back = await patch({ modules: { content: true }, flags: { CBS3: 1 } })
      const again = await patch({ modules: { content: true }, flags: { CBS3: 1 } })
      expect(again.body.value.version).toBe(back.body.value.version)
      const audit = await bench.caller.call('GET', '/wps/operator/audit', {
        merchant: '',
        headers: { Authorization: `Bearer ${OPERATOR_TOKEN}` },
      })
      expect(audit.body.value.list[0]).toMatchObject({
        action: 'brand.patched',
        subject: 'lotus',
        detail: { version: back.body.value.version },
      })
    })

    it('refuses a switch that the brand schema does not know, by its name, and changes nothing', async () => {
      const etag = (await bench.caller.get('/wps/internal/brands', internal)).headers.get('etag')
      const wrong: [unknown, string][] = [
        [{ flags: { NOPE: 1 } }, 'flags.NOPE'],
        [{ modules: { casino: true } }, 'modules.casino'],
        [{ flags: { CBS3: 2 } }, 'flags.CBS3'],
        [{ maintenance: 'yes' }, 'maintenance'],
        [{ hosts: [] }, 'hosts'],
      ]
      for (const [body, field] of wrong) {
        const answer = await patch(body)
        expect([answer.status, answer.body.code, answer.body.field]).toEqual([400, 'invalid_input', field])
      }
      expect((await patch({}, 'nobody')).body.code).toBe('unknown_merchant')
      expect((await bench.caller.get('/wps/internal/brands', internal)).headers.get('etag')).toBe(etag)
    })

    it('lets nobody in with the wrong token', async () => {
      const credential = { ...demo }
      const answers = [
        await patch({}, 'lotus', 'wrong-token-wrong-token'),
        await patch({}, 'lotus', INTERNAL_TOKEN),
        await bench.caller.get('/wps/internal/brands', { credential }),
        await bench.caller.get('/wps/metrics'),
      ]
      for (const answer of answers)
        expect([answer.status, answer.body.code]).toEqual([401, 'operator_token_required'])
    })

    it('closes for maintenance and by region, with the status still answering', async () => {
      await patch({ maintenance: true })
      const status = await bench.caller.get('/wps/system/status')
      const closed = await bench.caller.get('/wps/announcements')
      const login = await bench.caller.login('lotus.demo', 'Lotus-2026!')
      const other = await bench.caller.get('/wps/announcements', { merchant: 'coral' })
      expect(status.body.value.maintenance).toBe(true)
      expect([closed.status, closed.body.code, login.body.code, other.status]).toEqual([
        503,
        'maintenance',
        'maintenance',
        200,
      ])
      await patch({ maintenance: false, regionRestriction: true })
      const region = await bench.caller.get('/wps/announcements')
      expect([region.status, region.body.code]).toEqual([403, 'region_restricted'])
      await patch({ regionRestriction: false })
      expect((await bench.caller.get('/wps/announcements')).status).toBe(200)
    })

    it('answers registration rules and countries in the language of the call', async () => {
      const rules = await bench.caller.get('/wps/system/setting/register')
      const field = (wanted: string) =>
        rules.body.value.fields.find((one: { name: string }) => one.name === wanted)
      expect(rules.body.value.fields).toHaveLength(20)
      expect(field('username')).toMatchObject({ enabled: true, required: true })
      expect(field('qqNum').enabled).toBe(false)
      const [thai] = (await bench.caller.get('/wps/system/country', { language: 'TY' })).body.value.list
      expect(thai).toEqual({ code: 'TH', name: 'ไทย', countryDialingCode: '66' })
    })
  })

  describe('content', () => {
    it('answers each group of announcements in the asked language', async () => {
      const path = '/wps/announcements?types=B,PL,PU,PR,H&groupName=&platform=M&merchantCode=lotus'
      const [thai, english] = [await bench.caller.get(path, { language: 'TY' }), await bench.caller.get(path)]
      const { promotion, banners, player, popup, hot } = english.body.value
      expect(promotion.length).toBeGreaterThanOrEqual(10)
      expect([banners.length, player.length, popup.length, hot.length].every((length) => length > 0)).toBe(
        true,
      )
      expect(promotion[0]).toMatchObject({
        id: 'lotus-welcome',
        title: 'Welcome: your first deposit doubled',
        noExpiry: 1,
        promoAnnouncementCategoryIds: ['new'],
        announcementImages: [
          { sequence: 1, url: '/img/banner/lotus-welcome/824.webp' },
          { sequence: 2, url: '/img/banner/lotus-welcome-steps/824.webp' },
        ],
      })
      expect(thai.body.value.promotion[0].title).toMatch(/[\u0E00-\u0E7F]/)
      expect(ids(thai.body.value.promotion)).toEqual(ids(promotion))
    })

    it('answers only the types and the banner place that are asked for', async () => {
      const { body } = await bench.caller.get('/wps/announcements?types=B&groupName=m_fish')
      expect(body.value.promotion).toEqual([])
      expect(body.value.banners.map((banner: Item) => banner.groupName)).toEqual(['m_fish'])
    })

    it('leaves out what is over unless it is asked for', async () => {
      const now = await bench.caller.get('/wps/announcements?types=PR')
      const all = await bench.caller.get('/wps/announcements?types=PR&includeExpired=1')
      expect(ids(now.body.value.promotion)).not.toContain('lotus-songkran')
      expect(ids(all.body.value.promotion)).toContain('lotus-songkran')
    })

    it('shows members’ and agents’ notices to those they are for', async () => {
      const agent = await bench.caller.credential('lotus.agent', 'Lotus-2026!')
      const lists = await Promise.all([
        bench.caller.get('/wps/announcements/notices'),
        bench.caller.get('/wps/announcements/notices', { credential: demo }),
        bench.caller.get('/wps/announcements/notices', { credential: agent }),
      ])
      const sees = lists.map(({ body }) => [
        ids(body.value.list).includes('lotus-notice-member'),
        ids(body.value.list).includes('lotus-agents-statement'),
      ])
      expect(sees).toEqual([
        [false, false],
        [true, false],
        [true, true],
      ])
    })

    it('marks a notice as read for this member alone', async () => {
      const before = await bench.caller.get('/wps/announcements/notices', { credential: demo })
      const read = () =>
        bench.caller.call('POST', '/wps/announcements/read', {
          credential: demo,
          body: { announcementId: 'lotus-notice-deposit', read: true },
        })
      const first = await read()
      const second = await read()
      expect(first.body.value.unread).toBe(before.body.value.unread - 1)
      expect(second.body.value.unread).toBe(first.body.value.unread)
      const state = async (credential: Credential | undefined) => {
        const { body } = await bench.caller.get('/wps/announcements/notices', { credential })
        return body.value.list.find((one: Item) => one.id === 'lotus-notice-deposit').read
      }
      const other = await bench.caller.credential('lotus.agent', 'Lotus-2026!')
      expect([await state(demo), await state(other), await state(undefined)]).toEqual([true, false, false])
    })

    it('refuses to mark what is no notice, and does not mark for trial accounts, who have read everything', async () => {
      const trial = await bench.caller.credential('lotus.trial', 'Lotus-2026!')
      const mark = (credential: Credential, announcementId: string) =>
        bench.caller.call('POST', '/wps/announcements/read', {
          credential,
          body: { announcementId, read: true },
        })
      const unknown = await mark(demo, 'no-such-notice')
      const foreign = await mark(demo, 'coral-notice-safety')
      const promotion = await mark(demo, 'lotus-welcome')
      const refused = await mark(trial, 'lotus-notice-deposit')
      expect([unknown, foreign, promotion, refused].map(({ body }) => body.code)).toEqual([
        'announcement_unknown',
        'announcement_unknown',
        'announcement_unknown',
        'trial_refused',
      ])
      const { body } = await bench.caller.get('/wps/announcements/notices', { credential: trial })
      expect([body.value.unread, body.value.list.every((one: Item) => one.read)]).toEqual([0, true])
    })

    it('has popular notices, lobby news and categories of promotions', async () => {
      const [popular, news, categories] = await Promise.all([
        bench.caller.get('/wps/announcements/popular'),
        bench.caller.get('/wps/announcements/lobbyNews'),
        bench.caller.get('/wps/promotion/categories', { language: 'TY' }),
      ])
      expect(ids(popular.body.value.list)).toContain('lotus-notice-maintenance')
      expect(ids(news.body.value.list)).toContain('lotus-notice-new-games')
      expect(categories.body.value.list[0]).toEqual({ id: 'new', title: 'สมาชิกใหม่' })
    })
  })

  describe('members', () => {
    it('answers the balance as exact decimals that the wallets add up to', async () => {
      const coral = await bench.caller.credential('coral.demo', 'Coral-2026!', 'coral')
      const lotus = await bench.caller.get('/wps/wallets/gcs', { credential: demo })
      const other = await bench.caller.get('/wps/wallets/gcs', { credential: coral, merchant: 'coral' })
      expect(lotus.body.value).toMatchObject({ sumBalance: '12345.67', currency: 'THB' })
      expect(lotus.body.value.wallets).toEqual([
        expect.objectContaining({ name: 'Main wallet', balance: '12345.67', currency: 'THB' }),
      ])
      expect(other.body.value).toMatchObject({ sumBalance: '8450.20', currency: 'PHP' })
    })

    it('answers who the member is, the way to the next level and the unread counts', async () => {
      const [info, rank, mail, chat] = await Promise.all(
        ['/wps/member/info', '/wps/member/rank/progress', '/wps/inbox/unread', '/wps/chat/unread'].map(
          (path) => bench.caller.get(path, { credential: demo }),
        ),
      )
      expect(info?.body.value).toMatchObject({ account: 'lotus.demo', nickname: 'มะลิ', type: 0 })
      expect(rank?.body.value).toMatchObject({
        currentProgress: { completedConditions: 7, totalExpectedConditions: 12 },
        playerRankProgress: { labelId: 'leaf', nextLabel: 'Bloom' },
      })
      expect([mail?.body.value.count, chat?.body.value.count]).toEqual([2, 1])
    })
  })

  describe('the frame', () => {
    it('answers health, readiness and metrics (PLT-07)', async () => {
      const [health, ready] = await Promise.all([
        bench.caller.get('/wps/health'),
        bench.caller.get('/wps/ready'),
      ])
      expect([health.body.value, ready.body.value]).toEqual([{ status: 'ok' }, { status: 'ready' }])
      const metrics = await fetch(`${bench.platform.url}/wps/metrics`, { headers: internal.headers })
      const text = await metrics.text()
      expect(text).toMatch(
        /http_request_duration_seconds_count\{method="GET",route="\/wps\/system\/status",status="200"\} \d+/,
      )
    })

    it('prints every call of the contract as OpenAPI 3.1, with a page to read it', async () => {
      const document = await (await fetch(`${bench.platform.url}/wps/openapi.json`)).json()
      expect(document.openapi).toBe('3.1.0')
      for (const call of contractCalls) {
        const path = call.path.replace(/:(\w+)/g, '{$1}')
        expect([path, document.paths[path]?.[call.method.toLowerCase()] !== undefined]).toEqual([path, true])
      }
      const read =
        document.paths['/wps/announcements/read'].post.requestBody.content['application/json'].schema
      expect(read.required).toEqual(['announcementId', 'read'])
      const page = await fetch(`${bench.platform.url}/wps/docs/`)
      expect([page.status, page.headers.get('content-type')]).toEqual([
        200,
        expect.stringContaining('text/html'),
      ])
    })
  })
}
