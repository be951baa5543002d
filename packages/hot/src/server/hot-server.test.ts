import { request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hotFolder } from '../config/hot-folder.ts'
import { hotServer, type HotServer } from './hot-server.ts'

const SITE = 'https://play.example'
const MODULE = 'nobodys-module'
const folder = hotFolder(MODULE)
let hot: HotServer
let port: number

beforeEach(async () => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'entry.js'), 'source of the work tree')
  hot = hotServer({
    isAllowed: (origin) => origin === SITE,
    releases: () => [],
    builds: () => new Map([['account', 'a0']]),
    patienceMs: 7,
  })
  await new Promise<void>((done) => hot.server.listen(0, '127.0.0.1', done))
  // reason: a server that listens on a port has an address of this shape
  port = (hot.server.address() as AddressInfo).port
})
afterEach(() => {
  hot.close()
  hot.server.closeAllConnections()
  rmSync(folder, { recursive: true, force: true })
})

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((done, failed) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      let body = ''
      answer.on('data', (part) => (body += String(part)))
      answer.on('end', () => done({ status: answer.statusCode, headers: answer.headers, body }))
    })
    outgoing.on('error', failed)
    outgoing.end()
  })
}

const FILE = `/${MODULE}/entry.js`

test('gives what is built to pages of the site, and to no other page (MOD-08)', async () => {
  const given = await ask(FILE, { Origin: SITE })
  expect([given.status, given.body]).toEqual([200, 'source of the work tree'])
  expect(given.headers['access-control-allow-origin']).toBe(SITE)
  const refused = await ask(FILE, { Origin: 'https://evil.example' })
  expect([refused.status, refused.body, refused.headers['access-control-allow-origin']]).toEqual([
    403,
    '',
    undefined,
  ])
})

test('answers at its own address alone: a foreign host name that leads here finds nothing (MOD-08)', async () => {
  expect((await ask(FILE, { Host: 'evil.example' })).status).toBe(403)
  expect((await ask(FILE, { Host: `localhost:${port}` })).status).toBe(200)
})

test('gives nothing but built files: neither what lies elsewhere nor the descriptions to a page (MOD-08)', async () => {
  for (const path of ['/../package.json', `/${MODULE}/..%2f..%2fpackage.json`, `/${MODULE}/other.js`, '/'])
    expect([path, (await ask(path)).status]).toEqual([path, 404])
  expect((await ask('/releases.json', { Origin: SITE })).status).toBe(404)
  expect((await ask('/releases.json')).status).toBe(200)
})

test('lets a page of the network ask before it reaches this machine (MOD-08)', async () => {
  const before = await ask(FILE, { Origin: SITE }, 'OPTIONS')
  expect([before.status, before.headers['access-control-allow-private-network']]).toEqual([204, 'true'])
  expect((await ask(FILE, { Origin: 'https://evil.example' }, 'OPTIONS')).status).toBe(403)
})

test('sends a page the last builds, and each from then on (MOD-08)', async () => {
  const stream = await new Promise<string>((done) => {
    let text = ''
    request({ host: '127.0.0.1', port, path: '/events', headers: { Origin: SITE } }, (answer) => {
      answer.on('data', (part) => {
        text += String(part)
        if (text.includes('reload')) done(text)
      })
      hot.broadcast('built', 'lobby a1')
      hot.broadcast('reload', 'its messages\nare part of the page')
    }).end()
  })
  expect(stream).toContain(
    'event: built\ndata: lobby a1\n\nevent: reload\ndata: its messages are part of the page\n\n',
  )
})
