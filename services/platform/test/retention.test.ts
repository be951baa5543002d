import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { databases } from './rig/process/databases.ts'
import { bundled, startPlatform } from './rig/process/platform-process.ts'
import { startTrial, Table } from './rig/outside/play.ts'
import { launchPath, Provider } from './rig/outside/provider.ts'
import { credentialOf } from './rig/caller.ts'
import { Rig } from './rig/rig.ts'

jest.setTimeout(120_000)

const run = promisify(execFile)
const DONE = /daily work is done/g
/** Works once a day, as the sources name them. */
const WORKS = namesOfWorks().length

/** What is kept for a while and then forgotten, once a day and by one copy (PLT-05). */
describe.each(databases)('on $name', ({ make }) => {
  const provider = new Provider()
  const rig = new Rig(make, () => provider.environment)
  const table = new Table(rig, provider)
  const aging = async (what: 'age' | 'count', trial = ''): Promise<Record<string, number>> => {
    const { dataDir, databaseUrl } = rig.place
    const { stdout } = await run(process.execPath, [
      ...bundled('test/rig/process/aging.ts'),
      ...[what, trial, dataDir],
      ...(databaseUrl === undefined ? [] : [databaseUrl]),
    ])
    return JSON.parse(stdout)
  }
  const works = (log: string): number => [...log.matchAll(DONE)].length

  beforeAll(async () => {
    await provider.listen()
    await rig.setUp()
  })
  afterAll(async () => {
    await rig.tearDown()
    await provider.close()
  })

  it('forgets old facts, events, game sessions, trials and figures of pages, and nothing that is still of use (PLT-05, ACC-21)', async () => {
    const first = await startTrial(rig, '203.0.113.90')
    await startTrial(rig, '203.0.113.91')
    const old = String(first.body.value.userName)
    const { body } = await rig.caller.get('/wps/game/list?gameType=SLOT&pageSize=200')
    const free = body.value.games.find((one: { freeplay: number }) => one.freeplay === 1)
    const launched = await rig.caller.get(launchPath(free, '1'), { credential: credentialOf(first) })
    await table.call('authenticate', { token: provider.launchOf(launched.body.value.url).token })
    const game = await table.game({ gameType: 'SLOT', vassalage: 'KIT' })
    await table.sit('lotus.agent', game)
    const { sessionId } = await table.sit('lotus.demo', game)
    const of = { sessionId, roundId: 'r-open', currency: 'THB' }
    await table.call('bet', { ...of, transactionId: 't-open', amount: '1.00' })
    await rig.platform.stop()
    const before = await aging('age', old)
    expect(before).toMatchObject({ old_facts: 2, old_events: 2, game_sessions: 3, trials: 2, field_hours: 4 })
    expect(before).toMatchObject({ joins: 4, reward_pictures: 4, member_files: 4 })
    // The template's first start was today: a day later the work is due again.
    await rig.start(25 * 60 * 60 * 1000)
    const isMany = rig.place.databaseUrl !== undefined
    const other = isMany
      ? await startPlatform(rig.place, { CLOCK_MOVED_MS: String(25 * 60 * 60 * 1000) })
      : undefined
    const all = () => rig.platform.log() + (other?.log() ?? '')
    for (let i = 0; i < 100 && works(all()) < WORKS; i += 1) await pause(100)
    expect(works(all())).toBe(WORKS)
    expect(all()).toContain('rounds stay open')
    // The round that is still open is ended by its session.
    const win = { ...of, transactionId: 't-win', amount: '2.00', endRound: true }
    expect(
      (await provider.call(rig.platform.url, 'win', win, { at: Date.now() + 25 * 60 * 60 * 1000 })).status,
    ).toBe(200)
    await other?.stop()
    await rig.platform.stop()
    expect(await aging('count')).toEqual({
      facts: (before['facts'] ?? 0) - 2,
      old_facts: 0,
      events: (before['events'] ?? 0) - 2,
      old_events: 0,
      game_sessions: 1,
      trials: 1,
      // Those of two weeks.
      field_hours: 1,
      // What waits and what was paid; of both the joining; the picture of what waits.
      applications: 'applied paid',
      joins: 3,
      reward_pictures: 1,
      member_files: 1,
      // What lies 80 days back, and what goes on.
      reads: 'lotus-notice-limits lotus-notice-member',
    })
    await rig.start()
    expect(works(rig.platform.log())).toBe(0)
  })
})

function namesOfWorks(): string[] {
  const sources = join(import.meta.dirname, '..', 'src')
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(join(sources, file), 'utf8').matchAll(/\bdaily\(\s*app,\s*'([\w-]+)'/g),
    ])
    .map(([, name = '']) => name)
}
