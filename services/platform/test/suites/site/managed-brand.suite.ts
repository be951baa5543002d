import { request } from 'node:http'
import pg from 'pg'
import sharp from 'sharp'
import { MONEY_OF_BRAND, MONEY_SETTINGS } from '#brands/brands/money-settings'
import { codeOf, type Answer } from '../../rig/caller.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { Editor } from '../../rig/people/editor.ts'
import type { Rig } from '../../rig/rig.ts'

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="12" fill="#1B5FC1"/></svg>'
const MOSS = {
  merchant: 'moss',
  name: 'Moss',
  hosts: ['moss.localhost'],
  tagline: { EN: 'Quiet games', TY: 'เกมเงียบ ๆ' },
  ownMark: MARK,
}

/** Of these nothing exists without a line of the ledger. */
const BOOKED = [
  'agent_days',
  'agent_runs',
  'bets',
  'bonuses',
  'book_differences',
  'debt_movements',
  'game_sessions',
  'jackpot_hits',
  'ledger_holds',
  'rebate_claims',
  'rounds',
  'team_transfers',
  'turnover_days',
  'turnover_demands',
  'wallet_transfers',
]

/** A brand made from empty, its colours, hosts, sign, lobby and jackpot; pictures and providers (PLT-05, PLT-08). */
export function managedBrandSuite(rig: Rig): void {
  const owner = new Editor(rig)
  const problems = (answer: Answer): [string, string][] =>
    answer.body.value.draft.problems
      .map((one: { field: string; code: string }) => [one.field, one.code])
      .toSorted()

  it('is made from empty, field by field, and served on its own host with its own sign (PLT-05)', async () => {
    const described = (await owner.call('GET', 'describe')).body.value
    const { blank } = described.kinds.find(({ kind }: { kind: string }) => kind === 'brand')
    const nameless = await owner.create('brand', blank)
    expect([nameless.status, nameless.body.field]).toEqual([400, 'document.merchant'])
    const begun = await owner.create('brand', { ...blank, merchant: 'moss', hosts: ['localhost'] })
    expect(problems(begun)).toEqual([
      ['name', 'invalid_input'],
      ['tagline.EN', 'invalid_input'],
      ['tagline.TY', 'invalid_input'],
    ])
    const filled = await owner.draft(begun, { ...MOSS, hosts: ['localhost'] })
    expect(problems(filled)).toEqual([['hosts.0', 'invalid_input']])
    expect((await owner.publish(filled)).body.field).toBe('hosts.0')
    expect(codeOf(await rig.caller.get('/wps/system/status', { merchant: 'moss' }))).toBe('unknown_merchant')
    const live = await owner.publish(await owner.draft(filled, MOSS))
    expect(live.body.value).toMatchObject({ state: 'live', live: { name: 'Moss', defaultLanguage: 'EN' } })
    const served = await rig.caller.get('/wps/system/settings/consolidated', {
      merchant: '',
      headers: { 'X-Forwarded-Host': 'moss.localhost:8080' },
    })
    expect(served.body.value).toMatchObject({ merchantCode: 'moss', name: 'Moss' })
    const register = await rig.caller.get('/wps/system/setting/register', { merchant: 'moss' })
    expect(register.body.value.fields).toHaveLength(20)
  })

  it('keeps the settings that money depends on once there is money, says what to do instead, and may change them before (PLT-05, MEM-02)', async () => {
    const fixed = Object.values(MONEY_SETTINGS).filter((path) => path !== null)
    expect(fixed).toEqual(['currency.code', 'timeZone'])
    const others: Readonly<Record<string, unknown>> = {
      'currency.code': { currency: { code: 'JPY', symbol: '¥' } },
      timeZone: { timeZone: 'Asia/Manila' },
    }
    const lotus = await owner.get('brand', 'lotus')
    for (const path of fixed) {
      const drafted = await owner.draft(await owner.get('brand', 'lotus'), Object(others[path]))
      expect(problems(drafted)).toEqual([[path, 'setting_fixed']])
      const refused = await owner.publish(drafted)
      expect([refused.status, refused.body.code, refused.body.field]).toEqual([409, 'setting_fixed', path])
      expect(JSON.stringify(refused.body.data)).toMatch(/money has moved.*Make a new brand/)
      await owner.remove(drafted, '/draft')
    }
    expect((await owner.get('brand', 'lotus')).body.value.live).toEqual(lotus.body.value.live)
    // Whatever else there is of a brand is not kept by it: each as it is, and the symbol as another.
    const free = Object.entries(MONEY_SETTINGS).flatMap(([name, path]) => (path === null ? [name] : []))
    expect([...free, 'currency', 'timeZone'].filter((name) => name !== 'lobby').toSorted()).toEqual(
      Object.keys(lotus.body.value.live)
        .filter((name) => name !== 'registerFields')
        .toSorted(),
    )
    const symbol = await owner.draft(await owner.get('brand', 'lotus'), {
      currency: { code: 'THB', symbol: 'B' },
    })
    expect(problems(symbol)).toEqual([])
    await owner.remove(symbol, '/draft')
    // A new brand has rules with amounts: only a currency of as many decimals fits them.
    const pesos = { currency: { code: 'PHP', symbol: '₱' }, timeZone: 'Asia/Tokyo' }
    const drafted = await owner.draft(await owner.get('brand', 'moss'), {
      ...pesos,
      ...Object(others['currency.code']),
    })
    expect(problems(drafted)).toEqual([['currency.code', 'setting_fixed']])
    const moss = await owner.publish(await owner.draft(drafted, pesos))
    expect(moss.body.value.live).toMatchObject({ currency: { code: 'PHP' }, timeZone: 'Asia/Tokyo' })
  })

  it('knows every table that holds money of a brand (PLT-05)', async () => {
    const { databaseUrl } = rig.place
    if (databaseUrl === undefined) return
    const pool = new pg.Pool({ connectionString: databaseUrl })
    const { rows } = await pool.query<{
      name: string
    }>(`select c.table_name as name from information_schema.columns c
      join information_schema.columns m on m.table_name = c.table_name and m.table_schema = c.table_schema
        and m.column_name = 'merchant'
      where c.table_schema = 'public' and c.column_name = 'currency' order by 1`)
    await pool.end()
    const known = [...Object.keys(MONEY_OF_BRAND), ...BOOKED]
    expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
  })

  it('does not come with colours that cannot be read: each is named with its figure (PLT-05)', async () => {
    const moss = await owner.get('brand', 'moss')
    const { themes } = moss.body.value.live
    const pale = await owner.draft(moss, {
      themes: { ...themes, light: { ...themes.light, text: '#8A8A8A' } },
    })
    const refused = await owner.publish(pale)
    expect(refused.body).toMatchObject({ code: 'colour_contrast', field: 'themes.light.text' })
    expect(JSON.stringify(refused.body.data)).toMatch(/text on raised is 2\.\d\d:1, it must be 4\.5:1/)
    await owner.remove(pale, '/draft')
  })

  it('takes no sign that could run or fetch anything, and keeps one without what editors leave (PLT-05)', async () => {
    const moss = await owner.get('brand', 'moss')
    const evil = await owner.draft(moss, {
      ownMark: MARK.replace('</svg>', '<script>alert(1)</script></svg>'),
    })
    expect(problems(evil)).toEqual([['ownMark', 'invalid_input']])
    const left = MARK.replace('<circle', '<metadata>x</metadata><circle class="a"')
    const kept = await owner.publish(await owner.draft(evil, { ownMark: left }))
    expect(kept.body.value.live.ownMark).not.toContain('metadata')
    expect(kept.body.value.state).toBe('live')
  })

  it('has its own form of registration, judged as a whole (ACC-05)', async () => {
    const coral = await owner.get('brand', 'coral')
    const fields: { name: string; enabled: boolean; required: boolean }[] =
      coral.body.value.live.registerFields
    const with_ = (name: string, change: object) =>
      fields.map((field) => (field.name === name ? { ...field, ...change } : field))
    const wrong = await owner.draft(coral, { registerFields: with_('username', { enabled: false }) })
    expect(problems(wrong)).toEqual([['registerFields.0.enabled', 'invalid_input']])
    const right = await owner.draft(wrong, { registerFields: with_('facebook', { enabled: false }) })
    const published = await owner.publish(right)
    const rules = (await rig.caller.get('/wps/system/setting/register', { merchant: 'coral' })).body.value
      .fields
    expect(rules.find((one: { name: string }) => one.name === 'facebook').enabled).toBe(false)
    await owner.restore(published, 1)
  })

  it('puts games first, calls them hot or new, and leaves them out, for itself alone (LOB-02)', async () => {
    const list = async (query: string, merchant = 'lotus'): Promise<{ nodeId: string; isNew: number }[]> =>
      (await rig.caller.get(`/wps/game/list?gameType=SLOT&pageSize=6${query}`, { merchant })).body.value.games
    const ids = (games: { nodeId: string }[]): string[] => games.map(({ nodeId }) => nodeId)
    const [before, coral] = [ids(await list('')), ids(await list('', 'coral'))]
    const [one = '', two = '', three = '', , , last = ''] = before
    const read = await owner.get('lobby', 'lotus')
    const stranger = await owner.draft(read, { hot: ['999999999999'], hidden: [one] })
    expect(problems(stranger)).toEqual([['hot.0', 'game_unknown']])
    const live = await owner.publish(
      await owner.draft(stranger, {
        hot: [three, two],
        new: [two],
        hidden: [one],
        first: { SLOT: [last, one] },
      }),
    )
    const page = await list('')
    expect(ids(page).slice(0, 3)).toEqual([last, two, three])
    expect(ids(page)).not.toContain(one)
    expect(ids(await list('&pageNo=2'))).not.toContain(last)
    expect(ids(await list('&isNew=1'))).toEqual([two])
    expect(page.find(({ nodeId }) => nodeId === two)?.isNew).toBe(1)
    const hot = (await rig.caller.get('/wps/game/hot?limit=9')).body.value.list
    expect(ids(hot)).toEqual([three, two])
    expect(codeOf(await rig.caller.get(`/wps/game/detail?nodeId=${one}`))).toBe('game_unknown')
    expect(ids(await list('', 'coral'))).toEqual(coral)
    await owner.restore(live, 1)
    expect(ids(await list(''))).toEqual(before)
  })

  it('has a jackpot of its own, and a provider is down for all until it is up (LOB-05, LOB-24)', async () => {
    const jackpot = await owner.get('jackpot', 'lotus')
    const wrong = await owner.draft(jackpot, { max: 1 })
    expect(problems(wrong)).toEqual([['max', 'invalid_input']])
    const set = await owner.publish(await owner.draft(wrong, { min: 500, max: 501, stepMin: 1, stepMax: 1 }))
    const counter = (await rig.caller.get('/wps/game/jackpot')).body.value
    expect(counter).toEqual({ source: 'range', amount: '500.00' })
    await owner.restore(set, 1)
    await owner.call('PUT', 'vendors/JL/down', { down: true })
    const down = await owner.get('provider', 'JL')
    expect(down.body.value).toMatchObject({ state: 'live', live: { down: true }, changed: { by: 'local' } })
    await owner.restore(down, 1)
    expect((await owner.get('provider', 'JL')).body.value.live).toEqual({ down: false })
    expect(codeOf(await owner.get('provider', 'UNKNOWN'))).toBe('document_unknown')
  })

  it('brings pictures that pages show in their sizes; what is none or too large is refused (PLT-08)', async () => {
    const upload = (body: Uint8Array<ArrayBuffer>, type: string) =>
      fetch(`${rig.platform.operatorUrl}/wps/operator/pictures`, {
        method: 'POST',
        headers: { ...OPERATOR.headers, 'Content-Type': type },
        body,
      }).then(async (answer) => ({ status: answer.status, body: await answer.json() }))
    /** The status for a file of so many bytes that is announced and not sent: a refusal does not wait for it. */
    const announced = (bytes: number): Promise<number | undefined> =>
      new Promise((answered, failed) => {
        const headers = { ...OPERATOR.headers, 'Content-Type': 'image/png', 'Content-Length': bytes }
        const asking = request(`${rig.platform.operatorUrl}/wps/operator/pictures`, {
          method: 'POST',
          headers,
        })
        asking.on('response', ({ statusCode }) => {
          answered(statusCode)
          asking.destroy()
        })
        asking.on('error', failed)
        asking.flushHeaders()
      })
    const draw = async (width: number, height: number) =>
      new Uint8Array(
        await sharp({ create: { width, height, channels: 3, background: '#1B5FC1' } })
          .png()
          .toBuffer(),
      )
    const taken = await upload(await draw(1_600, 700), 'image/png')
    expect(taken.body.value).toMatchObject({ width: 1_600, height: 700 })
    const { picture, url } = taken.body.value
    const shown = await fetch(rig.platform.url + String(url).replace('824.webp', '480.avif'))
    const size = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
    expect([shown.headers.get('cache-control'), size.width, size.height]).toEqual([
      'public, max-age=31536000, immutable',
      480,
      210,
    ])
    const popup = { title: { EN: 'Hi', TY: 'สวัสดี' }, content: { EN: '<p>a</p>', TY: '<p>ก</p>' }, picture }
    const rest = {
      linkedPromotionId: null,
      membersOnly: false,
      order: 0,
      startAt: '2026-01-01T00:00:00.000Z',
      endAt: null,
    }
    await owner.publish(await owner.create('popup', { ...popup, ...rest }, { merchant: 'lotus' }))
    const popups = (await rig.caller.get('/wps/announcements?types=PU')).body.value.popup
    expect(popups.map((one: { url: string }) => one.url)).toContain(url)
    const huge = await upload(await draw(10_000, 6_000), 'image/png')
    expect(huge.body).toMatchObject({ code: 'picture_too_large', field: 'picture' })
    expect(await announced(11 * 1024 * 1024)).toBe(413)
    expect((await upload(new TextEncoder().encode(MARK), 'image/svg+xml')).body.code).toBe(
      'unsupported_content_type',
    )
    expect((await upload(new TextEncoder().encode(MARK), 'image/png')).body.code).toBe('picture_type')
  })
}
