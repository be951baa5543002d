import { request as ask } from 'node:http'
import { exampleBrands } from '@site/config/brands'
import { FAILED_AFTER } from '#registry/served.ts'
import { finishedBuild } from './finished-build.ts'
import { smallSite, TOKEN, type SmallSite } from './small-site.ts'

const HOUR_MS = 60 * 60_000
const V = (digit: number): string => `1.0.0-0000000${digit}`
const LINK = 'link-of-the-preview'
const lotus = exampleBrands.find(({ merchant }) => merchant === 'lotus')
const GIVES = { react: { version: '19.3.1', names: ['useState'] } }
const declaration = {
  routes: [{ id: 'home', path: '/m/home', expose: './home.screen' }],
  flags: { NEWTHING: { default: 0, gates: 'a thing' } },
}

let site: SmallSite
let previews: Map<string, unknown>

function makePreview(parts: object = {}): void {
  previews.set(LINK, {
    id: '00000000-0000-4000-8000-000000000001',
    merchant: 'lotus',
    releases: { lobby: V(2) },
    document: null,
    note: 'the new lobby',
    madeBy: 'anna',
    builds: null,
    expiresAt: new Date(Date.now() + HOUR_MS).toISOString(),
    ...parts,
  })
}

beforeEach(async () => {
  previews = new Map()
  site = await smallSite({ previews })
  const { registry } = site.delivery
  registry.publish(...finishedBuild(site.folder, 'shell', '1', { gives: GIVES }))
  registry.publish(...finishedBuild(site.folder, 'lobby', '1', { declaration }))
  registry.stage(...finishedBuild(site.folder, 'lobby', '2', { declaration }))
  makePreview()
})
afterEach(() => site.close())

interface Answer {
  readonly status: number
  readonly body: string
  readonly header: (name: string) => string
}

/** As a browser at a brand's host asks; redirects are returned, not followed. */
function at(
  path: string,
  { cookie = '', host = 'localhost', headers = {}, method = 'GET', body = '' } = {},
): Promise<Answer> {
  return new Promise((done, failed) => {
    const asking = ask(
      site.origin + path,
      { method, headers: { Host: host, Accept: 'text/html', ...(cookie && { Cookie: cookie }), ...headers } },
      (answer) => {
        let text = ''
        answer.on('data', (part) => (text += String(part)))
        answer.on('end', () =>
          done({
            status: answer.statusCode ?? 0,
            body: text,
            header: (name) => [answer.headers[name] ?? ''].flat().join(' | '),
          }),
        )
      },
    )
    asking.on('error', failed)
    asking.end(body)
  })
}
const COOKIE = `m_preview=${LINK}`
const versionIn = ({ body }: Answer): string | undefined => /"version":"([^"]+)"/.exec(body)?.[1]
const common = async ({ body }: Answer): Promise<string> =>
  (await at(/data-common="([^"]+)"/.exec(body)?.[1] ?? '/')).body
/** The version of lobby that a page's plan has, wherever it is. */
const lobbyOf = async (page: Answer): Promise<string | undefined> =>
  versionIn(page) ?? /"name":"lobby","version":"([^"]+)"/.exec(await common(page))?.[1]

describe('a preview (MOD-08)', () => {
  test('is opened by its link, in a cookie that no script reads and that ends with it', async () => {
    const opened = await at(`/m/-/preview?link=${LINK}`)
    expect([opened.status, opened.header('location')]).toEqual([303, '/m/home'])
    expect(opened.header('set-cookie')).toMatch(
      /^m_preview=link-of-the-preview; Path=\/; Max-Age=3\d{3}; HttpOnly; SameSite=Lax$/,
    )
    expect(opened.header('cache-control')).toBe('no-store')
    const secure = await at(`/m/-/preview?link=${LINK}`, { headers: { 'X-Forwarded-Proto': 'https' } })
    expect(secure.header('set-cookie')).toMatch(/^__Host-m_preview=.*; Secure$/)
  })

  test('is seen by one browser alone, which says so on its page, whichever browser asks first', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      const mine = await at('/m/home', { cookie: COOKIE })
      expect(await lobbyOf(mine)).toBe(V(2))
      expect(mine.body).toContain('<aside class="preview-bar"')
      expect(mine.body).toContain('href="/m/-/preview"')
      expect(mine.header('cache-control')).toBe('no-store')
      expect(mine.header('cdn-cache-control')).toBe('')
      const theirs = await at('/m/home')
      expect(await lobbyOf(theirs)).toBe(V(1))
      expect(theirs.body).not.toContain('preview')
      expect(theirs.header('cdn-cache-control')).not.toBe('')
    }
  })

  test('leaves no file behind that others could fetch, and installs no worker', async () => {
    const { body } = await at('/m/home', { cookie: COOKIE })
    expect(body).not.toContain('data-common')
    expect(body).toContain('"worker":false')
  })

  test('shows another document of the brand, at the live one’s address', async () => {
    makePreview({
      releases: {},
      document: { ...lotus, name: 'Lotus tomorrow', hosts: ['elsewhere.example'], flags: { NEWTHING: 1 } },
    })
    const mine = await at('/m/home', { cookie: COOKIE })
    expect(mine.body).toContain('Lotus tomorrow')
    expect(mine.body).toContain('NEWTHING')
    expect((await at('/m/home')).body).not.toContain('Lotus tomorrow')
    expect((await at('/m/home', { host: 'elsewhere.example', cookie: COOKIE })).status).toBe(404)
  })

  test('that has ended gives way to the live site, which says so once', async () => {
    makePreview({ expiresAt: new Date(Date.now() - 1).toISOString() })
    const page = await at('/m/home', { cookie: COOKIE })
    expect(await lobbyOf(page)).toBe(V(1))
    expect(page.body).toContain('ตัวอย่างสิ้นสุดแล้ว')
    expect(page.header('set-cookie')).toContain('m_preview=; Path=/; Max-Age=0')
    expect(page.header('cache-control')).toBe('no-store')
  })

  test.each(['unknown', 'of another brand'])(
    '%s says so in plain words and leads to the live site',
    async (kind) => {
      const link = kind === 'unknown' ? 'never-made' : LINK
      if (kind !== 'unknown') makePreview({ merchant: 'coral' })
      const said = await at(`/m/-/preview?link=${link}`, { cookie: 'm_language=EN' })
      expect([said.status, said.header('set-cookie')]).toEqual([410, expect.stringContaining('Max-Age=0')])
      expect(said.body).toContain('This preview is over')
      expect(said.body).toContain('href="/m/home"')
    },
  )

  test('of a draft opens where the draft is seen, and lists each field of it that is another one (PLT-08)', async () => {
    const text = (EN: string) => ({ EN, TY: 'ไทย' })
    const of = { kind: 'ticker', id: 'lotus.one' }
    makePreview({
      releases: {},
      path: '/m/noticeDetail?id=one',
      drafts: [
        {
          ...of,
          title: 'One',
          live: { title: text('Old'), order: 1 },
          document: { title: text('<i>'), order: 1 },
        },
        { ...of, title: 'Two', live: null, document: { title: text('New'), order: 1 } },
      ],
    })
    const opened = await at(`/m/-/preview?link=${LINK}`)
    expect(opened.header('location')).toBe('/m/noticeDetail?id=one')
    const { body } = await at('/m/-/preview', { cookie: `${COOKIE}; m_language=EN` })
    const cells = [...body.matchAll(/<th scope="row">(.*?)<\/th><td>(.*?)<\/td><td>(.*?)<\/td>/g)].map(
      ([, what, live, shown]) => [what, live, shown],
    )
    expect(cells).toEqual([
      ['One: title.EN', 'Old', '&lt;i>'],
      ['Two', '<em>not there</em>', 'ticker'],
    ])
  })

  test('lists what is different, in the language of who looks, and ends at a button', async () => {
    makePreview({ document: { ...lotus, adultAge: 21, name: '<b>Lotus</b>', flags: { NEWTHING: 1 } } })
    const { body, header } = await at('/m/-/preview', { cookie: `${COOKIE}; m_language=EN` })
    const cells = [...body.matchAll(/<th scope="row">(.*?)<\/th><td>(.*?)<\/td><td>(.*?)<\/td>/g)].map(
      ([, what, live, shown]) => [what, live, shown],
    )
    expect(cells).toContainEqual(['lobby', V(1), V(2)])
    expect(cells).toContainEqual(['NEWTHING', '<em>off</em>', 'on'])
    expect(cells).toContainEqual(['adultAge', String(lotus?.adultAge), '21'])
    expect(cells).toContainEqual(['name', lotus?.name, '&lt;b>Lotus&lt;/b>'])
    expect(cells.some(([what]) => what === 'shell' || what?.startsWith('flags'))).toBe(false)
    expect(body).toContain('the new lobby')
    expect(header('content-security-policy')).toContain("default-src 'none'")
    expect((await at('/m/-/preview', { cookie: COOKIE })).body).toContain('<html lang="th"')
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const ended = await at('/m/-/preview/end', { method: 'POST', cookie: COOKIE, headers: form })
    expect([ended.status, ended.header('location')]).toEqual([303, '/m/home'])
    expect(ended.header('set-cookie')).toContain('m_preview=; Path=/; Max-Age=0')
  })

  test('goes on while the platform is away, and no other browser gets one by that', async () => {
    await at('/m/home', { cookie: COOKIE })
    site.endPlatform()
    expect(await lobbyOf(await at('/m/home', { cookie: COOKIE }))).toBe(V(2))
    expect(await lobbyOf(await at('/m/home', { cookie: 'm_preview=other' }))).toBe(V(1))
    expect((await at('/m/-/preview?link=other')).status).toBe(503)
  })

  test('says nothing of how a release serves: what fails in it discredits no release (MOD-07)', async () => {
    const report = async (cookie: string): Promise<void> => {
      for (let i = 0; i < FAILED_AFTER; i += 1)
        await at('/m/-/failures', {
          method: 'POST',
          cookie,
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ module: 'lobby', version: V(2), stage: 'render' }),
        })
    }
    const judged = (): string => site.delivery.registry.served.judge({ name: 'lobby', version: V(2) })
    await report(COOKIE)
    expect(judged()).toBe('unknown')
    await report('')
    expect(judged()).toBe('failed')
    expect(await lobbyOf(await at('/m/home', { cookie: COOKIE }))).toBe(V(2))
  })
})

describe('whether releases fit a brand (MOD-03, MOD-08)', () => {
  const check = (releases: object, token = TOKEN): Promise<Response> =>
    fetch(`${site.control}/control/composition`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ merchant: 'lotus', releases }),
    })
  const said = async (releases: object): Promise<unknown> => {
    const answer = await (await check(releases)).json()
    return answer.success ? answer.value : answer.message
  }

  test('is answered to the platform alone', async () => {
    expect((await check({}, 'x')).status).toBe(401)
    expect((await at('/control/composition', { method: 'POST' })).status).toBe(404)
    expect((await check({ lobby: V(2) })).status).toBe(200)
  })

  test('is said with the reason where they do not', async () => {
    const { registry } = site.delivery
    const needs = { react: { range: '^19.3.0', names: ['useNothing'] } }
    registry.stage(...finishedBuild(site.folder, 'lobby', '3', { declaration, needs }))
    registry.stage(...finishedBuild(site.folder, 'offers', '1', { declaration }))
    expect(await said({ lobby: V(2) })).toEqual({ fits: true })
    expect(await said({ lobby: V(9) })).toContain(`lobby ${V(9)} is not in the registry`)
    expect(await said({ lobby: V(3) })).toContain('"useNothing" of react')
    expect(await said({ offers: V(1) })).toContain('/m/home')
  })
})
