import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Caller } from './bench/caller.ts'
import { databases, embeddedPlace } from './bench/databases.ts'
import { refuseToStart, startPlatform } from './bench/platform-process.ts'
import { freePort } from './postgres.ts'

jest.setTimeout(60_000)

describe('a start', () => {
  const folders: string[] = []
  const folder = () => {
    const made = embeddedPlace()
    folders.push(made.dataDir)
    return made
  }
  afterAll(() => folders.forEach((made) => rmSync(made, { recursive: true, force: true })))

  it('is refused on a data folder that another process uses, and takes it over from a killed one', async () => {
    const place = folder()
    const first = await startPlatform(place)
    const second = await refuseToStart(place)
    expect(second.code).toBe(1)
    expect(second.stderr).toContain(`in use by process ${first.process.pid}`)
    expect(second.stderr).toContain('DATA_DIR')
    await first.kill()
    expect(readdirSync(place.dataDir)).toContain('platform.lock')
    const third = await startPlatform(place)
    expect(await third.stop()).toBe(0)
    expect(readdirSync(place.dataDir)).not.toContain('platform.lock')
  })

  it('takes a lock for dead whose number another program got, and keeps the tokens that only their owner can read', async () => {
    const place = folder()
    const env = { INTERNAL_TOKEN: '', OPERATOR_TOKEN: '' }
    await (await startPlatform(place, env)).stop()
    const file = join(place.dataDir, 'internal-token')
    const token = readFileSync(file, 'utf8')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    writeFileSync(join(place.dataDir, 'platform.lock'), JSON.stringify({ pid: process.pid, startedAt: '1' }))
    const second = await startPlatform(place, env)
    const answer = await new Caller(second.url).get('/wps/internal/brands', {
      headers: { Authorization: `Bearer ${token.trim()}` },
    })
    expect([answer.status, readFileSync(file, 'utf8')]).toEqual([200, token])
    await second.stop()
  })

  it('says what is wrong with DATABASE_URL, never the password', async () => {
    const port = await freePort()
    const wrong: [string, RegExp][] = [
      [`postgres://site:hidden-word@127.0.0.1:${port}/site`, /nothing listens there/],
      ['mysql://site:hidden-word@127.0.0.1/site', /does not begin with postgres/],
      ['site:hidden-word', /is not a URL/],
      ['postgres://site:hidden-word@nowhere.invalid/site', /host name/],
    ]
    const ended = await Promise.all(wrong.map(([databaseUrl]) => refuseToStart({ ...folder(), databaseUrl })))
    for (const [at, [databaseUrl, reason]] of wrong.entries()) {
      expect([databaseUrl, ended[at]?.code]).toEqual([databaseUrl, 1])
      expect(ended[at]?.stderr).toMatch(reason)
      expect(ended[at]?.stderr).toContain('DATABASE_URL')
      expect(ended[at]?.stderr).not.toContain('hidden-word')
    }
  })

  it('says that the port is in use, or is no port', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => taken.once('listening', resolve))
    // reason: a TCP server's address is never a path
    const { port } = taken.address() as AddressInfo
    const [used, nonsense] = await Promise.all([
      refuseToStart(folder(), { PORT: String(port) }),
      refuseToStart(folder(), { PORT: 'many' }),
    ])
    taken.close()
    expect([used.code, used.stderr]).toEqual([1, expect.stringContaining(`127.0.0.1:${port} is in use`)])
    expect([nonsense.code, nonsense.stderr]).toEqual([1, expect.stringContaining('PORT')])
  })

  it.each(databases)(
    'brings $name up to date once, keeps what is there, and stops gracefully (PLT-07)',
    async ({ make }) => {
      const place = await make()
      const first = await startPlatform(place)
      const before = await new Caller(first.url).get('/wps/announcements?includeExpired=1')
      expect(await first.stop()).toBe(0)
      const second = await startPlatform(place)
      const after = await new Caller(second.url).get('/wps/announcements?includeExpired=1')
      expect(after.body).toEqual(before.body)
      const running = new Caller(second.url).login('lotus.demo', 'Lotus-2026!')
      const answered = running.then(({ status }) => status)
      await new Caller(second.url).get('/wps/health')
      const code = await second.stop()
      expect([code, second.log()]).toEqual([0, expect.not.stringContaining('Error')])
      expect([200, 503]).toContain(await answered.catch(() => 503))
      await place.remove()
    },
  )
})
