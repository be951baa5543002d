import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Caller } from './rig/caller.ts'
import { databases, embeddedPlace, type Place } from './rig/process/databases.ts'
import {
  bundled,
  FROM_SOURCES,
  refuseToStart,
  startPlatform,
  type Platform,
} from './rig/process/platform-process.ts'
import { freePort } from './rig/process/postgres.ts'

jest.setTimeout(120_000)

describe('a start', () => {
  // One folder for all that does not need a new one: the first start on a folder costs the most.
  const place = embeddedPlace()
  const running: Platform[] = []
  const start = async (...given: Parameters<typeof startPlatform>) => {
    const platform = await startPlatform(...given)
    running.push(platform)
    return platform
  }
  const end = () => Promise.all(running.splice(0).map((platform) => platform.kill()))
  afterEach(end)
  afterAll(() => rmSync(place.dataDir, { recursive: true, force: true }))

  it('is refused on a data folder that another process uses, and takes it over from a killed one', async () => {
    const first = await start(place, {}, FROM_SOURCES)
    const second = await refuseToStart(place, {}, FROM_SOURCES)
    expect(second.code).toBe(1)
    expect(second.stderr).toContain(`in use by process ${first.process.pid}`)
    expect(second.stderr).toContain('DATA_DIR')
    await first.kill()
    expect(readdirSync(place.dataDir)).toContain('platform.lock')
    const third = await start(place)
    expect(await third.stop()).toBe(0)
    expect(readdirSync(place.dataDir)).not.toContain('platform.lock')
  })

  it('leaves others their turn while work asks the embedded database again and again (PLT-02)', () => {
    const program = [...bundled('test/rig/process/turns.ts'), place.dataDir]
    expect(Number(execFileSync(process.execPath, program, { encoding: 'utf8' }))).toBeGreaterThan(1)
  })

  it('takes a lock for dead whose number another program got, and keeps the tokens that only their owner can read', async () => {
    const env = { INTERNAL_TOKEN: '' }
    await (await start(place, env)).stop()
    const file = join(place.dataDir, 'internal-token')
    const token = readFileSync(file, 'utf8')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    writeFileSync(join(place.dataDir, 'platform.lock'), JSON.stringify({ pid: process.pid, startedAt: '1' }))
    const second = await start(place, env)
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
      ['mysql://site:hidden-word@127.0.0.1/site', /looks like postgres/],
      ['hidden-word', /looks like postgres/],
      ['postgres://site:hidden-word@nowhere.invalid/site', /host name/],
    ]
    const ended = await Promise.all(wrong.map(([databaseUrl]) => refuseToStart({ ...place, databaseUrl })))
    for (const [at, [databaseUrl, reason]] of wrong.entries()) {
      expect([databaseUrl, ended[at]?.code]).toEqual([databaseUrl, 1])
      expect(ended[at]?.stderr).toMatch(reason)
      expect(ended[at]?.stderr).toContain('DATABASE_URL')
      expect(ended[at]?.stderr).not.toContain('hidden-word')
    }
  })

  it('is refused on a PostgreSQL without the secrets that all hosts share, and says which and how to make them (PLT-02)', async () => {
    const databaseUrl = 'postgres://site:hidden-word@127.0.0.1:1/site'
    const none = { INTERNAL_TOKEN: '', PROVIDER_SECRET: '', ACCOUNT_SECRET: '' }
    const bare = await refuseToStart({ ...place, databaseUrl }, none)
    const one = await refuseToStart({ ...place, databaseUrl }, { ACCOUNT_SECRET: '' })
    expect([bare.code, one.code]).toEqual([1, 1])
    for (const name of Object.keys(none)) expect(bare.stderr).toContain(`${name} (`)
    expect(bare.stderr).toContain('openssl rand')
    expect(one.stderr).toContain('ACCOUNT_SECRET=')
    expect(one.stderr).not.toContain('PROVIDER_SECRET')
    expect(bare.stderr).not.toContain('hidden-word')
  })

  it('without examples warns that the sandbox offers games and payments, and only where SANDBOX_URL is set (D11, PLT-02)', async () => {
    const warningOf = async (env: Record<string, string>): Promise<string | undefined> => {
      const platform = await start(place, { EXAMPLES: '', ...env })
      await platform.stop()
      return platform
        .log()
        .split('\n')
        .find((line) => line.includes('SANDBOX_URL'))
    }
    const warning = await warningOf({ SANDBOX_URL: 'http://127.0.0.1:9' })
    expect(JSON.parse(warning ?? '{}')).toMatchObject({ level: 40, offers: ['games', 'payments'] })
    expect(await warningOf({})).toBeUndefined()
  })

  it('says that the port is in use, or is no port', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => taken.once('listening', resolve))
    // reason: a TCP server's address is never a path
    const { port } = taken.address() as AddressInfo
    const used = await refuseToStart(place, { PORT: String(port) })
    const nonsense = await refuseToStart(place, { PORT: 'many' })
    taken.close()
    expect([used.code, used.stderr]).toEqual([1, expect.stringContaining(`127.0.0.1:${port} is in use`)])
    expect([nonsense.code, nonsense.stderr]).toEqual([1, expect.stringContaining('PORT')])
  })

  describe.each(databases)('on $name', ({ makeEmpty }) => {
    let fresh: Place
    beforeAll(async () => {
      fresh = await makeEmpty()
    })
    afterAll(async () => {
      await end()
      await fresh.remove()
    })

    it('brings the schema up to date once, keeps what is there, and stops only after the call that runs (PLT-07)', async () => {
      const first = await start(fresh)
      const before = await new Caller(first.url).get('/wps/announcements?includeExpired=1')
      expect(await first.stop()).toBe(0)
      const second = await start(fresh)
      const after = await new Caller(second.url).get('/wps/announcements?includeExpired=1')
      expect(after.body).toEqual(before.body)
      expect(await answerWhileStopping(second)).toMatch(/^HTTP\/1\.1 401 .*"login_required"/s)
    })
  })
})

/** Asks it to stop in the middle of a call; the call's answer and the exit code prove a graceful stop (PLT-07). */
async function answerWhileStopping(platform: Platform): Promise<string> {
  const body = JSON.stringify({ announcementId: 'a', read: true })
  const head = `POST /wps/announcements/read HTTP/1.1\r\nHost: localhost\r\nMerchant: lotus\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
  const { port, hostname } = new URL(platform.url)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (bytes) => (answer += String(bytes)))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(head + body.slice(0, 1))
  await new Caller(platform.url).get('/wps/health')
  const stopped = platform.stop()
  while (await isListening(Number(port), hostname)) continue
  socket.write(body.slice(1))
  expect(await stopped).toBe(0)
  await closed
  return answer
}

function isListening(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(port, host, () => {
      probe.destroy()
      resolve(true)
    })
    probe.once('error', () => resolve(false))
  })
}
