import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { platformProxy } from '#platform/platform-proxy.ts'
import { finishedBuild } from './finished-build.ts'
import { smallSite, TOKEN, type SmallSite } from './small-site.ts'

const ORIGIN = 'http://127.0.0.1:8095'
const BROWSER = 'browser-of-the-developer'
const LINK = 'link-of-the-override'
const HOUR_MS = 60 * 60_000
const declaration = { routes: [{ id: 'home', path: '/m/home', expose: './home.screen' }] }

describe('a module of a developer’s machine (MOD-08)', () => {
  let site: SmallSite
  let previews: Map<string, unknown>
  const opened = new Map<string, string>()

  async function begin(devOrigins: readonly string[]): Promise<void> {
    previews = new Map()
    opened.clear()
    site = await smallSite({ previews, opened, devOrigins })
    const { registry } = site.delivery
    registry.publish(...finishedBuild(site.folder, 'shell', '1', { gives: {} }))
    registry.publish(...finishedBuild(site.folder, 'lobby', '1', { declaration }))
    const [build] = finishedBuild(site.folder, 'lobby', '2', { declaration })
    opened.set(LINK, BROWSER)
    previews.set(BROWSER, {
      id: '00000000-0000-4000-8000-000000000002',
      merchant: 'lotus',
      releases: {},
      document: null,
      note: '',
      madeBy: 'anna',
      expiresAt: new Date(Date.now() + HOUR_MS).toISOString(),
      builds: { origin: ORIGIN, releases: [{ ...build, serverEntry: '' }] },
    })
  }
  afterEach(() => site.close())
  const get = (path: string, cookie = ''): Promise<Response> =>
    fetch(site.origin + path, { redirect: 'manual', headers: { Accept: 'text/html', Cookie: cookie } })
  const enter = (): Promise<Response> =>
    fetch(`${site.origin}/m/-/preview/open`, {
      method: 'POST',
      headers: { Cookie: 'MC_SID=site; m_language=EN' },
      body: new URLSearchParams({ link: LINK }),
    })
  const script = /"entry":"([^"]+)"/

  test('runs in the one browser that opened its link first, from that machine, and is allowed there alone', async () => {
    await begin([ORIGIN])
    const asking = await get(`/m/-/preview?link=${LINK}`)
    expect([asking.status, asking.headers.get('set-cookie')]).toEqual([200, null])
    expect(await asking.text()).toContain(`name="link" value="${LINK}"`)
    const entering = await enter()
    expect(entering.status).toBe(200)
    expect(entering.headers.getSetCookie()).toContain('MC_SID=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax')
    expect(entering.headers.get('set-cookie')).not.toContain('m_language')
    expect(entering.headers.get('clear-site-data')).toBe('"storage"')
    expect(entering.headers.get('set-cookie')).toContain(`m_override=${BROWSER}; Path=/;`)
    opened.clear()
    expect((await enter()).status).toBe(410)
    expect((await get(`/m/-/preview?link=${LINK}`)).status).toBe(410)

    const mine = await get('/m/home', `m_override=${BROWSER}`)
    const text = await mine.text()
    const file = script.exec(text)?.[1] ?? ''
    expect(text).toContain('1.0.0-00000002')
    expect(text).toContain('<aside class="preview-bar"')
    for (const part of ['script-src', 'connect-src'])
      expect(mine.headers.get('content-security-policy')).toMatch(new RegExp(`${part} 'self'[^;]* ${ORIGIN}`))
    const moved = await get(`/m/-/assets/lobby/${file}`, `m_override=${BROWSER}`)
    expect([moved.status, moved.headers.get('location')]).toEqual([302, `${ORIGIN}/lobby/${file}`])

    const messages = await get('/m/-/messages/lobby/1.0.0-00000002/EN.json', `m_override=${BROWSER}`)
    expect([messages.status, messages.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const theirs = await get('/m/home')
    expect(theirs.headers.get('content-security-policy')).not.toContain(ORIGIN)
    expect(await theirs.text()).not.toContain('1.0.0-00000002')
    expect((await get(`/m/-/assets/lobby/${file}`)).status).toBe(404)
  })

  test('runs nowhere where the operator has not allowed its origin', async () => {
    await begin([])
    expect((await enter()).status).toBe(410)
    const page = await get('/m/home', `m_override=${BROWSER}`)
    expect(await page.text()).not.toContain('1.0.0-00000002')
    expect(page.headers.get('content-security-policy')).not.toContain(ORIGIN)
    const check = await fetch(`${site.control}/control/composition`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${TOKEN}` },
      body: JSON.stringify({ merchant: 'lotus', origin: ORIGIN, builds: [] }),
    })
    expect(await check.json()).toMatchObject({
      code: 'release_refused',
      message: expect.stringContaining(`DEV_ORIGINS=${ORIGIN}`),
    })
  })
})

describe('a session of the site (MOD-08)', () => {
  let platform: Server
  let app: FastifyInstance
  let receivedHeaders: IncomingHttpHeaders
  let origin: string

  beforeEach(async () => {
    platform = createServer((request, answer) => {
      receivedHeaders = request.headers
      answer
        .setHeader('Set-Cookie', ['MC_SID=new; Path=/; HttpOnly', '__Host-MC_B=b; Path=/; Secure'])
        .end('{}')
    })
    await new Promise<void>((done) => platform.listen(0, '127.0.0.1', done))
    app = Fastify()
    // reason: a server that listens on a port has an address of this shape
    platformProxy(app, `http://127.0.0.1:${(platform.address() as AddressInfo).port}`)
    origin = await app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterEach(async () => {
    await app.close()
    platform.closeAllConnections()
    platform.close()
  })
  const call = (cookie: string): Promise<Response> =>
    fetch(`${origin}/wps/session`, { method: 'POST', headers: { Cookie: cookie } })

  test('leaves no browser in which a module is overridden: there it has cookies of its own', async () => {
    const answer = await call(
      'MC_SID=site; m_override=x; dev.MC_SID=own; __Host-MC_B=site; __Host-dev.MC_B=own',
    )
    expect(receivedHeaders.cookie).toBe('MC_SID=own; __Host-MC_B=own')
    expect(answer.headers.getSetCookie()).toEqual([
      'dev.MC_SID=new; Path=/; HttpOnly',
      '__Host-dev.MC_B=b; Path=/; Secure',
    ])
    await call('MC_SID=site; m_override=x')
    expect(receivedHeaders.cookie).toBeUndefined()
  })

  test('goes on as it was in every other browser', async () => {
    const answer = await call('MC_SID=site; dev.MC_SID=own')
    expect(receivedHeaders.cookie).toBe('MC_SID=site; dev.MC_SID=own')
    expect(answer.headers.getSetCookie()[0]).toBe('MC_SID=new; Path=/; HttpOnly')
  })
})
