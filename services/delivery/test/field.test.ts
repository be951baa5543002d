import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exampleBrands } from '@site/config/brands'
import type { FieldReport } from '@site/config/schema'
import { reportField, type FieldCount } from '@site/shared-api/contract/field'
import Fastify, { type FastifyInstance } from 'fastify'
import { createTelemetryReporter, type TelemetryReporter } from '#field/telemetry-reporter.ts'
import { fieldRoutes } from '#field/field.routes.ts'
import { PageProofs } from '#field/page-proofs.ts'
import type { Delivery } from '#delivery.ts'
import { openRegistry, type Registry } from '#registry/registry.ts'
import { finishedBuild } from './finished-build.ts'

const V = (digit: number): string => `1.0.0-0000000${digit}`
const ROUTES = {
  declaration: {
    routes: [{ id: 'home', path: '/m/home', expose: './home.screen' }],
  },
}

let folder: string
let registry: Registry
let platform: Server
let reporter: TelemetryReporter
let app: FastifyInstance
let proofs: PageProofs
/** The counts that the platform received, and how it answers. */
let counts: FieldCount[]
let status: number
let problems: string[]
let clock: number

// reason: a server that listens on a port has an address of this shape
const portOf = (server: Server): number => (server.address() as AddressInfo).port

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'field-'))
  ;[counts, status, problems, clock] = [[], 200, [], 0]
  registry = openRegistry(join(folder, 'registry'))
  const gives = { react: { version: '19.3.1', names: ['useState'] } }
  registry.publish(...finishedBuild(folder, 'shell', '1', { gives }))
  registry.publish(...finishedBuild(folder, 'lobby', '1', ROUTES))
  registry.stage(...finishedBuild(folder, 'lobby', '2', ROUTES))
  platform = createServer((incoming, answer) => {
    let text = ''
    incoming.on('data', (part) => (text += String(part)))
    incoming.on('end', () => {
      if (status === 200) counts.push(...reportField.body.parse(JSON.parse(text)).counts)
      answer.writeHead(status).end()
    })
  })
  await listen(0)
  const url = `http://127.0.0.1:${portOf(platform)}`
  reporter = createTelemetryReporter({
    url,
    token: () => 't',
    onProblem: (message) => problems.push(message),
  })
  proofs = new PageProofs({ token: () => 't', now: () => clock })
  app = Fastify({ trustProxy: true })
  // reason: the routes look at nothing else of it
  const delivery = {
    registry,
    field: reporter,
    pageProofs: proofs,
    brands: { all: async () => exampleBrands },
  } as unknown as Delivery
  fieldRoutes(app, delivery, () => clock)
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  await app.close()
  platform.closeAllConnections()
  platform.close()
  rmSync(folder, { recursive: true, force: true })
})

const listen = (port: number): Promise<void> =>
  new Promise((listening) => platform.listen(port, '127.0.0.1', listening))

const RELEASES = { lobby: V(1), shell: V(1) }
const CANARY = { lobby: V(2), shell: V(1) }
const report = (more: Partial<FieldReport> = {}): FieldReport => ({
  releases: RELEASES,
  route: 'home',
  shown: ['lobby', 'shell'],
  figures: [],
  loads: [],
  failures: [],
  fallbacks: [],
  errors: [],
  ...more,
})
/** The proof of a page of the releases that a report names. */
const proofOf = (payload: object | string): string | undefined =>
  // reason: what a test made up is signed as it is, the route looks at its shape
  proofs.give('lotus', typeof payload === 'object' ? ((payload as FieldReport).releases ?? {}) : {})

const post = (
  payload: object | string,
  headers: Record<string, string> = {},
  proof = proofOf(payload),
): Promise<number> =>
  new Promise((answered, failed) => {
    const outgoing = request(
      {
        ...{
          host: '127.0.0.1',
          port: portOf(app.server),
          method: 'POST',
          path: proof === '' ? '/m/-/field' : `/m/-/field?page=${proof}`,
        },
        headers: { host: 'localhost:8080', 'content-type': 'application/json', ...headers },
      },
      (answer) => answered(answer.resume().statusCode ?? 0),
    )
    outgoing.on('error', failed).end(typeof payload === 'string' ? payload : JSON.stringify(payload))
  })
/** What was counted, in words. */
const counted = async (): Promise<string[]> => {
  await reporter.close()
  return counts
    .map(({ bucket, composition, count, metric, module, route, version }) =>
      [module, version.slice(-1), route, metric, bucket, count, composition].join(' ').trim(),
    )
    .sort()
}

test('a page’s report is counted for each module on it, and for the one it was put down to (MOD-11)', async () => {
  const figures: FieldReport['figures'] = [
    { metric: 'lcp', value: 1_024, route: 'home', on: ['lobby', 'shell'], of: 'lobby' },
    { metric: 'ttfb', value: 64, route: 'home', on: ['shell'] },
  ]
  const more: Partial<FieldReport> = {
    figures,
    loads: [{ module: 'lobby', stage: 'fetch', ms: 200 }],
    failures: [{ module: 'lobby', version: V(1), stages: ['fetch', 'fetch', 'render'] }],
    fallbacks: [{ module: 'lobby', kind: 'last-good' }],
    errors: ['lobby'],
  }
  expect(await post(report(more))).toBe(204)
  expect(await counted()).toEqual([
    'lobby 1 home error 0 1',
    'lobby 1 home failed 0 1',
    'lobby 1 home failed.fetch 0 1',
    'lobby 1 home failed.render 0 1',
    'lobby 1 home fallback.last-good 0 1',
    'lobby 1 home lcp 80 1',
    'lobby 1 home load-fetch 62 1',
    'lobby 1 home own-lcp 80 1',
    'lobby 1 home visit 0 1',
    'shell 1 home lcp 80 1',
    'shell 1 home ttfb 48 1',
    'shell 1 home visit 0 1',
  ])
  expect(new Set(counts.map(({ brand }) => brand))).toEqual(new Set(['lotus']))
})

test('equal reports of pages are sent on as one count, and a canary has its own', async () => {
  registry.move({ did: 'canary', module: 'lobby', version: V(2), percent: 10 }, { who: 'ann' })
  for (let page = 0; page < 3; page += 1) await post(report())
  await post(report({ releases: { lobby: V(2), shell: V(1) } }))
  expect(await counted()).toEqual([
    'lobby 1 home visit 0 3',
    'lobby 2 home visit 0 1 lobby',
    'shell 1 home visit 0 1 lobby',
    'shell 1 home visit 0 3',
  ])
})

test('while a canary is judged a report counts for a page that was served to this brand in the last two hours, each thing once (MOD-11)', async () => {
  registry.move({ did: 'canary', module: 'lobby', version: V(2), percent: 10 }, { who: 'ann' })
  const junk = report({
    releases: CANARY,
    failures: [{ module: 'lobby', version: V(2), stages: ['render'] }],
  })
  const forged = new PageProofs({ token: () => 'another', now: () => clock }).give('lotus', CANARY) ?? ''
  const own = proofs.give('lotus', RELEASES) ?? ''
  const [given, number, mac] = own.split('.')
  const older = `${(Number.parseInt(given ?? '', 36) - 1).toString(36)}.${number}.${mac}`
  // The last is a page's own, of what is live: it says nothing of the canary.
  for (const proof of ['', forged, proofs.give('coral', CANARY), 'x', older, `${own}x`, own])
    expect(await post(junk, {}, proof)).toBe(204)
  expect(await counted()).toEqual([])
  // Sent again, by a client that saw the address on its way, it is nothing new; a first report of the page is.
  for (let time = 0; time < 3; time += 1) await post(report({ errors: time === 2 ? ['lobby'] : [] }), {}, own)
  clock += 2 * 60 * 60_000 + 1_000
  await post(report(), {}, own)
  expect(await counted()).toEqual([
    'lobby 1 home error 0 1',
    'lobby 1 home visit 0 1',
    'shell 1 home visit 0 1',
  ])
})

test('while a canary is judged five pages of one network count, and then at most a quarter of all reported (MOD-11)', async () => {
  registry.move({ did: 'canary', module: 'lobby', version: V(2), percent: 10 }, { who: 'ann' })
  const bad = report({ releases: CANARY, failures: [{ module: 'lobby', version: V(2), stages: ['render'] }] })
  const postFrom = (network: number | string, what = bad) =>
    post(what, { 'x-forwarded-for': `203.0.113.${network}` })
  for (let page = 0; page < 116; page += 1) await postFrom(7)
  const ofLobby = async () => {
    await reporter.close()
    const sum = (metric: string) =>
      counts.reduce((all, one) => all + (one.module === 'lobby' && one.metric === metric ? one.count : 0), 0)
    return { visits: sum('visit'), failed: sum('failed'), leftOut: sum('left-out') }
  }
  expect(await ofLobby()).toEqual({ visits: 5, failed: 5, leftOut: 111 })
  counts.length = 0
  clock += 60_000
  // All reports of others are counted, and those of this network up to its quarter.
  for (let page = 0; page < 15; page += 1) for (const network of [1, 2, 3, 4, 5]) await postFrom(network)
  for (let page = 0; page < 60; page += 1) await postFrom(7)
  // Of 75 and its own up to 25 are counted, and that one is the last but one.
  expect(await ofLobby()).toMatchObject({ visits: 75 + 21, leftOut: 60 - 21 })
})

test('a network of IPv6 is what a household has, however many addresses report (MOD-11)', async () => {
  registry.move({ did: 'canary', module: 'lobby', version: V(2), percent: 10 }, { who: 'ann' })
  for (let page = 0; page < 40; page += 1)
    await post(report({ releases: CANARY }), { 'x-forwarded-for': `2001:db8:1:1::${page + 1}` })
  expect(await counted()).toContain('lobby 2 home visit 0 5 lobby')
})

test('where nothing is compared a page that an edge has kept is counted without a proof (MOD-11)', async () => {
  await post(report(), {}, '')
  await post(report(), {}, '')
  expect(await counted()).toEqual(['lobby 1 home visit 0 2', 'shell 1 home visit 0 2'])
})

test('unknown modules, versions, routes and hosts make no figures (MOD-11)', async () => {
  const strange = [
    report({ releases: { lobby: V(9), shell: V(1) } }),
    report({ releases: { lottery: V(1) }, shown: ['lottery', 'lobby'] }),
    report({ route: 'nowhere' }),
    // It is in the registry, and no visitor has or had it.
    report({ releases: { lobby: V(2) }, shown: ['lobby'] }),
    report({ failures: [{ module: 'lobby', version: V(2), stages: ['render'] }], shown: [] }),
  ]
  for (const one of strange) expect(await post(one)).toBe(204)
  expect(await counted()).toEqual([])
  expect(await post(report(), { host: 'elsewhere.example' })).toBe(404)
})

test('what is too large, no report or no JSON is refused, and nothing of it is counted (PLT-03)', async () => {
  const figure = { metric: 'lcp', value: 1, route: 'home', on: [] }
  const wrong: [number, object | string, Record<string, string>?][] = [
    [413, JSON.stringify({ ...report(), errors: 'x'.repeat(9_000) })],
    [400, '{"releases":'],
    [400, ''],
    [400, []],
    [400, {}],
    [400, { ...report(), member: 'lotus.demo' }],
    [400, { ...report(), figures: [{ ...figure, value: -1 }] }],
    [400, { ...report(), figures: [{ ...figure, value: 1e9 }] }],
    [400, { ...report(), figures: Array(9).fill(figure) }],
    [400, { ...report(), figures: [{ ...figure, metric: 'clicks' }] }],
    [400, { ...report(), shown: Array(21).fill('lobby') }],
    [400, { ...report(), route: '/m/home?ticket=1' }],
    [400, { ...report(), releases: { lobby: '1.0.0' } }],
    [400, { ...report(), releases: JSON.parse(`{"__proto__":"${V(1)}"}`) }],
    [415, 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }],
  ]
  for (const [expected, body, headers] of wrong)
    expect([body, await post(body, headers)]).toEqual([body, expected])
  expect(await counted()).toEqual([])
})

test('one network reports no more than 120 pages a minute, and others go on (MOD-11)', async () => {
  const from = (address: string) => post(report(), { 'x-forwarded-for': address })
  const answers: number[] = []
  for (let page = 0; page < 121; page += 1) answers.push(await from('203.0.113.7'))
  expect([answers.filter((one) => one === 204).length, answers.at(-1)]).toEqual([120, 429])
  expect(await from('203.0.113.8')).toBe(204)
  clock += 60_000
  expect(await from('203.0.113.7')).toBe(204)
})

test('a platform that refuses costs the figures, reported once; one that is away gets them when it is back', async () => {
  status = 503
  await post(report())
  await reporter.close()
  await post(report())
  await reporter.close()
  expect(problems).toEqual([expect.stringContaining('the platform answered 503')])
  status = 200
  expect(await counted()).toEqual([])
  const port = portOf(platform)
  platform.closeAllConnections()
  await new Promise((closed) => platform.close(closed))
  await post(report())
  await reporter.close()
  await listen(port)
  expect(await counted()).toEqual(['lobby 1 home visit 0 1', 'shell 1 home visit 0 1'])
})
