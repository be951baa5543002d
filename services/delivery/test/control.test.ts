import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { madeMove, moduleHistory, type ReleaseMove } from '@site/shared-api/contract/release'
import { KEPT_FOR_MS } from '#registry/sweep.ts'
import { finishedBuild } from './finished-build.ts'
import { smallSite, TOKEN, type SmallSite } from './small-site.ts'

const V = (digit: number): string => `1.0.0-0000000${digit}`
let site: SmallSite

beforeEach(async () => {
  site = await smallSite()
  const { registry } = site.delivery
  const gives = { react: { version: '19.3.1', names: ['useState'] } }
  registry.publish(...finishedBuild(site.folder, 'shell', '1', { gives }))
  registry.publish(...finishedBuild(site.folder, 'lobby', '1'))
  registry.stage(...finishedBuild(site.folder, 'lobby', '2'))
})
afterEach(() => site.close())

interface Answer {
  readonly status: number
  // reason: each test reads the fields of its own answer
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any
}

async function ask(path: string, body?: object, token = TOKEN, at = site.control): Promise<Answer> {
  const answer = await fetch(`${at}/control${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json().catch(() => undefined) }
}
const move = (change: ReleaseMove, about: object = {}): Promise<Answer> =>
  ask('/releases/lobby/move', { move: change, by: { who: 'ann', why: 'a try', id: randomUUID(), ...about } })
const history = async () => moduleHistory.parse((await ask('/releases/lobby')).body.value)
const live = (bucket = 50, merchant = 'lotus'): string | undefined =>
  site.delivery.registry.seenBy({ merchant, bucket }).live('lobby')?.version

describe('the control listener (MOD-06, PLT-05)', () => {
  test('answers nothing at the players’ listener, and nothing of players at its own', async () => {
    expect((await ask('/releases', undefined, TOKEN, site.origin)).status).toBe(404)
    expect((await fetch(`${site.control}/m/-/health`)).status).toBe(404)
    expect((await ask('/releases')).status).toBe(200)
  })

  test('knows the platform alone', async () => {
    for (const token of ['', 'T', 'tt', 'Bearer t']) {
      const { status, body } = await ask('/releases', undefined, token)
      expect([token, status, body.code]).toEqual([token, 401, 'operator_token_required'])
    }
  })

  test('says who has which release, and what was done last, by whom and why', async () => {
    await move({ did: 'canary', version: V(2), percent: 20, brands: ['coral'] }, { who: 'ben', why: 'new' })
    await move({ did: 'pin', version: V(1), brand: 'coral' })
    const { list } = (await ask('/releases')).body.value
    expect(list).toEqual([
      expect.objectContaining({ module: 'shell', canary: null, pins: {} }),
      expect.objectContaining({
        module: 'lobby',
        live: { version: V(1), createdAt: '2026-11-21T00:00:00.000Z' },
        canary: expect.objectContaining({ version: V(2), percent: 20, brands: ['coral'], failed: false }),
        pins: { coral: V(1) },
      }),
    ])
    const { versions, changes, canary } = await history()
    expect(versions.map(({ version }) => version).toSorted()).toEqual([V(1), V(2)])
    expect(changes.slice(0, 2)).toEqual([
      expect.objectContaining({ did: 'pin', who: 'ann', why: 'a try', version: V(1) }),
      expect.objectContaining({ did: 'canary', who: 'ben', why: 'new', version: V(2), before: V(1) }),
    ])
    expect(canary?.since).toBe(changes[1]?.at)
  })
})

describe('a move', () => {
  test.each<[ReleaseMove, number, number]>([
    [{ did: 'release', version: V(2) }, 2, 1],
    [{ did: 'canary', version: V(2), percent: 60 }, 2, 1],
    [{ did: 'pin', version: V(2), brand: 'lotus' }, 2, 1],
  ])('%j is seen by the next page, and undone by what it names (MOD-06)', async (change, after, undone) => {
    const made = madeMove.parse((await move(change)).body.value)
    expect([made.before?.live?.version, live()]).toEqual([V(1), V(after)])
    const undo = made.undo?.move
    if (!undo) throw new Error('nothing undoes it')
    expect((await move(undo)).status).toBe(200)
    expect(live()).toBe(V(undone))
  })

  test('that is requested twice, as its answer was lost, is made once', async () => {
    const id = randomUUID()
    await move({ did: 'release', version: V(2) })
    await move({ did: 'rollback' }, { id })
    expect((await move({ did: 'rollback' }, { id })).status).toBe(200)
    expect(live()).toBe(V(1))
    expect((await history()).changes).toHaveLength(3)
  })

  test('of two in one second each sees what the other did: none is lost, and a second roll-back of the same release is refused', async () => {
    await move({ did: 'release', version: V(2) })
    const both = await Promise.all([
      move({ did: 'rollback', from: V(2) }),
      move({ did: 'rollback', from: V(2) }),
      move({ did: 'pin', version: V(2), brand: 'coral' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 200, 409])
    expect([live(), live(50, 'coral')]).toEqual([V(1), V(2)])
  })

  test('waits for a publisher on the disk, while pages are answered', async () => {
    const lock = join(site.folder, 'registry', 'channels.json.lock')
    writeFileSync(lock, 'another')
    const moving = move({ did: 'release', version: V(2) })
    expect((await fetch(`${site.origin}/m/-/health`)).status).toBe(200)
    expect(live()).toBe(V(1))
    rmSync(lock)
    expect((await moving).status).toBe(200)
    expect(live()).toBe(V(2))
  })

  test.each<[string, ReleaseMove, string]>([
    ['a release that is not there', { did: 'release', version: V(9) }, 'is not in the registry'],
    ['what is live', { did: 'release', version: V(1) }, 'is live already'],
    ['a canary that is another by now', { did: 'promote', version: V(9) }, 'has no canary'],
    ['a brand that is not pinned', { did: 'unpin', brand: 'coral' }, 'is not pinned'],
    ['the live release to retire', { did: 'retire', version: V(1) }, 'cannot be retired'],
  ])('is refused with the reason, and changes nothing: %s', async (_what, change, words) => {
    const before = site.delivery.registry.revision()
    const { status, body } = await move(change)
    expect([status, body.code]).toEqual([409, 'release_refused'])
    expect(body.message).toContain(words)
    expect(site.delivery.registry.revision()).toBe(before)
  })

  test.each([
    [{ did: 'canary', version: V(2), percent: 0 }, 'move.percent'],
    [{ did: 'canary', version: '../../etc', percent: 5 }, 'move.version'],
    [{ did: 'burn' }, 'move.did'],
    [{ did: 'stop', more: 1 }, 'move'],
  ])('that is none is refused by its field: %j', async (change, field) => {
    const { status, body } = await ask('/releases/lobby/move', {
      move: change,
      by: { who: 'ann', why: 'x', id: randomUUID() },
    })
    expect([status, body.code, body.field]).toEqual([400, 'invalid_input', field])
  })

  test('to what is older than the live release is made on purpose alone', async () => {
    await move({ did: 'release', version: V(2) })
    expect((await move({ did: 'release', version: V(1) })).body.message).toContain('is older than the live')
    expect((await move({ did: 'release', version: V(1), force: true })).status).toBe(200)
  })
})

describe('a release that would break one brand of many (MOD-03)', () => {
  test('is refused with the brand and what it has', async () => {
    const { registry } = site.delivery
    const needs = { react: { range: '^19.3.0', names: ['useState'] } }
    registry.stage(...finishedBuild(site.folder, 'lobby', '3', { needs }))
    expect((await move({ did: 'pin', version: V(3), brand: 'coral' })).status).toBe(200)
    const gives = { react: { version: '19.3.1', names: ['useMemo'] } }
    registry.stage(...finishedBuild(site.folder, 'shell', '2', { gives }))
    const { status, body } = await ask('/releases/shell/move', {
      move: { did: 'release', version: V(2) },
      by: { who: 'ann', why: 'x', id: randomUUID() },
    })
    expect(status).toBe(409)
    expect(body.message).toContain('needs "useState" of react')
    expect(body.message).toContain(`visitors of coral, who have lobby@${V(3)}`)
  })
})

describe('a release that is retired (MOD-06)', () => {
  const retire = async (): Promise<void> => {
    await move({ did: 'release', version: V(2) })
    await move({ did: 'rollback' })
    expect((await move({ did: 'retire', version: V(2) })).status).toBe(200)
  }

  test('cannot be chosen by any command until it is restored', async () => {
    await retire()
    const { registry } = site.delivery
    expect(registry.lastGood('lobby')).toBeUndefined()
    const ways: ReleaseMove[] = [
      { did: 'release', version: V(2) },
      { did: 'canary', version: V(2), percent: 5 },
      { did: 'pin', version: V(2), brand: 'coral' },
      { did: 'rollback', to: V(2) },
    ]
    for (const way of ways) expect((await move(way)).body.message).toContain('was retired')
    expect(() => registry.point([finishedBuild(site.folder, 'lobby', '2')[0]])).toThrow('was retired')
    await move({ did: 'restore', version: V(2) })
    expect((await move({ did: 'release', version: V(2) })).status).toBe(200)
  })

  test('has its files for the pages that are open, and is swept a day later; those of others stay', async () => {
    await retire()
    const { registry } = site.delivery
    const [{ entry }] = finishedBuild(site.folder, 'lobby', '2')
    expect(registry.integrityOf('lobby', entry)).toBeDefined()
    const file = join(site.folder, 'registry', 'channels.json')
    const channels = JSON.stringify({
      shell: registry.pointer('shell'),
      lobby: {
        ...registry.pointer('lobby'),
        retired: { [V(2)]: new Date(Date.now() - KEPT_FOR_MS - 1).toISOString() },
      },
    })
    writeFileSync(file, channels)
    registry.tidy()
    expect(registry.versions('lobby')).toEqual([V(1)])
    expect(live()).toBe(V(1))
  })
})
