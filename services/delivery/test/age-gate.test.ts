import { request as ask } from 'node:http'
import { exampleBrands } from '@site/config/brands'
import { finishedBuild } from './finished-build.ts'
import { smallSite, type SmallSite } from './small-site.ts'

const GIVES = { react: { version: '19.3.1', names: ['useState'] } }
const declaration = { routes: [{ id: 'home', path: '/m/home', expose: './home.screen' }] }
const AGE_GATE = 'id="m-age"'

let site: SmallSite
beforeEach(async () => {
  const brands = exampleBrands.map((brand) => ({ ...brand, ageGate: brand.merchant === 'lotus' }))
  site = await smallSite({ brands })
  const { registry } = site.delivery
  registry.publish(...finishedBuild(site.folder, 'shell', '1', { gives: GIVES }))
  registry.publish(...finishedBuild(site.folder, 'lobby', '1', { declaration }))
})
afterEach(() => site.close())

interface Answer {
  readonly status: number
  readonly body: string
  readonly header: (name: string) => string
}

function at(
  path: string,
  { cookie = '', host = 'localhost', method = 'GET', body = '', headers = {} } = {},
): Promise<Answer> {
  const form = method === 'POST' ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {}
  return new Promise((done, failed) => {
    const sent = { Host: host, Accept: 'text/html', ...(cookie && { Cookie: cookie }), ...form, ...headers }
    const asking = ask(site.origin + path, { method, headers: sent }, (answer) => {
      let text = ''
      answer.on('data', (part) => (text += String(part)))
      answer.on('end', () =>
        done({
          status: answer.statusCode ?? 0,
          body: text,
          header: (name) => [answer.headers[name] ?? ''].flat().join(' | '),
        }),
      )
    })
    asking.on('error', failed)
    asking.end(body)
  })
}

describe('a brand that asks for one’s age (SHL-33)', () => {
  test('asks over the first page, below which nothing can be reached; another brand does not', async () => {
    const answer = await at('/m/home', { cookie: 'm_language=EN' })
    expect(answer.body).toContain(AGE_GATE)
    expect(answer.body).toContain('Are you 18 or over?')
    for (const part of ['<div id="m-header" inert', '<main id="m-screen" inert', '<div id="m-footer" inert'])
      expect(answer.body).toContain(part)
    expect(answer.header('vary')).toContain('Cookie')
    const other = await at('/m/home', { host: 'coral.localhost' })
    expect(other.body).not.toContain(AGE_GATE)
    expect(other.body).not.toContain(' inert')
  })

  test('takes a yes without script, goes on to the page behind the question, and does not ask that browser again', async () => {
    const headers = { Referer: 'http://localhost/m/home?x=1' }
    const yes = await at('/m/-/age', { method: 'POST', body: 'answer=yes', headers })
    expect([yes.status, yes.header('location')]).toEqual([303, '/m/home?x=1'])
    expect(yes.header('cache-control')).toBe('no-store')
    const [cookie = ''] = yes.header('set-cookie').split(';')
    expect(cookie).toBe('m_age_lotus=18')
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await at('/m/home', { cookie })).body).not.toContain(AGE_GATE)
      expect((await at('/m/home')).body).toContain(AGE_GATE)
      // Neither a yes at another brand nor one for fewer years.
      for (const none of ['m_age_lotus=17', 'm_age_coral=21'])
        expect((await at('/m/home', { cookie: none })).body).toContain(AGE_GATE)
    }
    for (const referer of ['https://elsewhere.example/m/activity', 'http://localhost/m/-/age', 'nonsense'])
      expect(
        (await at('/m/-/age', { method: 'POST', body: 'answer=yes', headers: { Referer: referer } })).header(
          'location',
        ),
      ).toBe('/m/home')
  })

  test('shows a visitor who says no where help is, nothing of the site, and the way back from a mistake', async () => {
    const no = await at('/m/-/age', { cookie: 'm_language=EN' })
    expect(no.status).toBe(200)
    expect(no.body).toContain('18 and over')
    expect(no.body).toContain('href="/m/home"')
    const [helpline] = exampleBrands.find(({ merchant }) => merchant === 'lotus')?.helplines ?? []
    expect(no.body).toContain(
      `<a href="${helpline?.address}" rel="noopener noreferrer">${helpline?.name.EN}</a>`,
    )
    expect(no.body).not.toContain('<script')
    expect(no.header('cache-control')).toBe('no-store')
    expect(no.header('set-cookie')).toBe('')
  })
})
