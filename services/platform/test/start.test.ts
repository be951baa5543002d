import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Caller } from './caller.ts'
import { databases } from './databases.ts'
import { refuseToStart, startPlatform } from './platform-process.ts'
import { freePort } from './postgres.ts'

jest.setTimeout(60_000)

describe('a start', () => {
  const folders: string[] = []
  const folder = () => {
    const made = mkdtempSync(join(tmpdir(), 'site-platform-'))
    folders.push(made)
    return { dataDir: made, databaseUrl: undefined }
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
    // A pid that lives but is not the process that took the lock: another program got the number.
    writeFileSync(join(place.dataDir, 'platform.lock'), JSON.stringify({ pid: process.pid, startedAt: '1' }))
    const fourth = await startPlatform(place)
    await fourth.stop()
  })

  it('makes tokens that only their owner can read, and keeps them', async () => {
    const place = folder()
    const env = { INTERNAL_TOKEN: '', OPERATOR_TOKEN: '' }
    const first = await startPlatform(place, env)
    const file = join(place.dataDir, 'internal-token')
    const token = readFileSync(file, 'utf8')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const answer = await new Caller(first.url).get('/wps/internal/brands', {
      headers: { Authorization: `Bearer ${token.trim()}` },
    })
    expect(answer.status).toBe(200)
    await first.stop()
    const second = await startPlatform(place, env)
    expect(readFileSync(file, 'utf8')).toBe(token)
    await second.stop()
  })

  it('says what is wrong with DATABASE_URL, never the password', async () => {
    const port = await freePort()
    const wrong: [string, RegExp][] = [
      [`postgres://site:hidden-word@127.0.0.1:${port}/site`, /nothing listens there/],
      ['mysql://site:hidden-word@127.0.0.1/site', /does not begin with postgres/],
      ['site:hidden-word', /DATABASE_URL/],
      ['postgres://site:hidden-word@nowhere.invalid/site', /host name/],
    ]
    for (const [databaseUrl, reason] of wrong) {
      const ended = await refuseToStart({ ...folder(), databaseUrl })
      expect([databaseUrl, ended.code]).toEqual([databaseUrl, 1])
      expect(ended.stderr).toMatch(reason)
      expect(ended.stderr).toContain('Check DATABASE_URL')
      expect(ended.stderr).not.toContain('hidden-word')
    }
  })

  it('says that the port is in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => taken.once('listening', resolve))
    // reason: a TCP server's address is never a path
    const { port } = taken.address() as AddressInfo
    const ended = await refuseToStart(folder(), { PORT: String(port) })
    taken.close()
    expect(ended.code).toBe(1)
    expect(ended.stderr).toContain(`127.0.0.1:${port} is in use`)
    const nonsense = await refuseToStart(folder(), { PORT: 'many' })
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
      expect(await second.stop()).toBe(0)
      expect([200, 503]).toContain(await answered.catch(() => 503))
      await place.remove()
    },
  )
})
