import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { keyOf, cohortOf, cohortsOf } from '#registry/rollout-cohort.ts'
import type { Move } from '#registry/moves.ts'
import { openRegistry, RefusedRelease, type Registry } from '#registry/registry.ts'
import { FAILED_AFTER } from '#registry/served.ts'
import { undoOf } from '#registry/undo-move.ts'
import { finishedBuild } from './finished-build.ts'

let folder = ''
let registry: Registry
const BY = { who: 'ann', why: 'a try' }
const V = (digit: number): string => `1.0.0-0000000${digit}`
const ALL_BUCKETS = Array.from({ length: 100 }, (_, bucket) => bucket)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cohorts-'))
  registry = openRegistry(join(folder, 'registry'))
  const gives = { react: { version: '19.3.1', names: ['useState', 'useEffect'] } }
  registry.publish(...finishedBuild(folder, 'shell', '1', { gives }))
  registry.publish(...finishedBuild(folder, 'lobby', '1'))
  stage('lobby', '2')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function stage(name: string, digit: string, parts: Parameters<typeof finishedBuild>[3] = {}): void {
  registry.stage(...finishedBuild(folder, name, digit, parts))
}
const canary = (percent: number, brands?: readonly string[], digit = 2): void =>
  registry.move({ did: 'canary', module: 'lobby', version: V(digit), percent, brands }, BY)
const seen = (merchant: string, bucket: number, module = 'lobby'): string | undefined =>
  registry.seenBy({ merchant, bucket }).live(module)?.version
const having = (version: string, merchant = 'lotus'): number =>
  ALL_BUCKETS.filter((bucket) => seen(merchant, bucket) === version).length

describe('a canary (MOD-06)', () => {
  test('is what so many of a hundred visitors have, the same ones each time, and no others', () => {
    canary(10)
    expect([having(V(2)), having(V(1))]).toEqual([10, 90])
    const those = ALL_BUCKETS.filter((bucket) => seen('lotus', bucket) === V(2))
    canary(30)
    expect(having(V(2))).toBe(30)
    expect(those.every((bucket) => seen('lotus', bucket) === V(2))).toBe(true)
    expect(registry.live('lobby')?.version).toBe(V(1))
  })

  test('of one brand is had by no visitor of another, and all visitors of that one have the same', () => {
    canary(50, ['coral'])
    expect([having(V(2), 'coral'), having(V(2), 'lotus')]).toEqual([50, 0])
    expect([registry.isSplit('coral'), registry.isSplit('lotus')]).toEqual([true, false])
  })

  test('falls back to what is live for the others, and ends without a trace', () => {
    canary(10)
    expect(registry.seenBy({ merchant: 'lotus', bucket: 3 }).lastGood('lobby')?.version).toBe(V(1))
    registry.move({ did: 'stop', module: 'lobby' }, BY)
    expect(having(V(1))).toBe(100)
    expect(registry.isSplit('lotus')).toBe(false)
  })

  test('that is promoted is live for all visitors, and what was live is what it falls back to (MOD-07)', () => {
    canary(10)
    registry.move({ did: 'promote', module: 'lobby' }, BY)
    expect([having(V(2)), registry.lastGood('lobby')?.version]).toEqual([100, V(1)])
    expect(registry.pointer('lobby')?.canary).toBeUndefined()
  })

  test('that fails while it is drawn is served to no visitor from then on, and open pages get an event', () => {
    canary(100)
    const before = registry.revision()
    registry.served.threw({ name: 'lobby', version: V(2) })
    expect(having(V(1))).toBe(100)
    expect(registry.revision()).not.toBe(before)
  })

  test('that pages report again and again is served to no visitor from then on', () => {
    canary(100)
    for (let i = 0; i < FAILED_AFTER; i += 1) registry.served.reported({ name: 'lobby', version: V(2) })
    expect(having(V(2))).toBe(0)
  })

  test('of the shell is drawn and served beside the live one', () => {
    const gives = { react: { version: '19.3.1', names: ['useState', 'useEffect'] } }
    stage('shell', '2', { gives })
    registry.move({ did: 'canary', module: 'shell', version: V(2), percent: 20 }, BY)
    expect(ALL_BUCKETS.filter((bucket) => seen('lotus', bucket, 'shell') === V(2))).toHaveLength(20)
  })
})

describe('a roll-back (MOD-06)', () => {
  beforeEach(() => registry.point([finishedBuild(folder, 'lobby', '2')[0]], { by: BY }))

  test('goes to the last release that served, and names the command that undoes it', () => {
    const move: Move = { did: 'rollback', module: 'lobby' }
    const before = registry.pointer('lobby')
    registry.move(move, { who: 'ben', why: 'search finds nothing' })
    expect(registry.live('lobby')?.version).toBe(V(1))
    expect(before && undoOf(move, before)).toBe(`npm run rollback -- lobby --to ${V(2)}`)
    registry.move({ did: 'rollback', module: 'lobby', to: V(2) }, BY)
    expect(registry.live('lobby')?.version).toBe(V(2))
  })

  test('is listed with who and why, the newest first', () => {
    registry.move({ did: 'rollback', module: 'lobby' }, { who: 'ben', why: 'search finds nothing' })
    expect(registry.pointer('lobby')?.changes?.slice(0, 2)).toEqual([
      expect.objectContaining({
        did: 'rollback',
        who: 'ben',
        why: 'search finds nothing',
        version: V(1),
        before: V(2),
      }),
      expect.objectContaining({ did: 'release', who: 'ann', why: 'a try', version: V(2), before: V(1) }),
    ])
  })

  test('leaves nothing behind to fall back to that has failed', () => {
    registry.served.threw({ name: 'lobby', version: V(2) })
    registry.move({ did: 'rollback', module: 'lobby' }, BY)
    expect(registry.lastGood('lobby')).toBeUndefined()
  })

  test('without anything that served is refused with the way out', () => {
    registry.move({ did: 'rollback', module: 'lobby', to: V(1) }, BY)
    registry.served.threw({ name: 'lobby', version: V(2) })
    expect(() => registry.move({ did: 'rollback', module: 'lobby' }, BY)).toThrow('Name one with --to')
  })

  test('lists only so many changes, however many there were', () => {
    for (let i = 0; i < 100; i += 1)
      registry.move({ did: 'rollback', module: 'lobby', to: V((i % 2) + 1) }, BY)
    expect(registry.pointer('lobby')?.changes?.length).toBeLessThanOrEqual(30)
  })
})

describe('a brand that is pinned (MOD-06)', () => {
  beforeEach(() => registry.move({ did: 'pin', module: 'lobby', version: V(1), brand: 'coral' }, BY))

  test('stays on its release, whatever goes live or is tried', () => {
    stage('lobby', '3')
    canary(100, undefined, 3)
    registry.point([finishedBuild(folder, 'lobby', '2')[0]])
    expect([having(V(1), 'coral'), having(V(3), 'lotus')]).toEqual([100, 100])
    expect(registry.isSplit('coral')).toBe(false)
  })

  test('has what is live again when it is let go', () => {
    registry.point([finishedBuild(folder, 'lobby', '2')[0]])
    registry.move({ did: 'unpin', module: 'lobby', brand: 'coral' }, BY)
    expect(having(V(2), 'coral')).toBe(100)
    expect(() => registry.move({ did: 'unpin', module: 'lobby', brand: 'coral' }, BY)).toThrow(
      'is not pinned',
    )
  })
})

describe('no visitor is given releases that do not fit one another (MOD-03)', () => {
  test('a canary that needs what the live shell does not give is refused by name', () => {
    stage('lobby', '3', { needs: { react: { range: '^19.3.0', names: ['useMemo'] } } })
    expect(() => canary(1, undefined, 3)).toThrow(RefusedRelease)
    expect(() => canary(1, undefined, 3)).toThrow('lobby 1.0.0-00000003 needs "useMemo" of react')
    expect(having(V(1))).toBe(100)
  })

  test('a shell that drops a name which a canary alone uses is refused', () => {
    stage('lobby', '3', { needs: { react: { range: '^19.3.0', names: ['useEffect'] } } })
    canary(5, undefined, 3)
    const shell = finishedBuild(folder, 'shell', '3', {
      gives: { react: { version: '19.3.1', names: ['useState'] } },
    })
    expect(() => registry.publish(...shell)).toThrow('lobby 1.0.0-00000003 needs "useEffect" of react')
    expect(registry.live('shell')?.version).toBe(V(1))
  })

  test('a roll-back to a release that lacks what a brand\u2019s pin needs is refused', () => {
    const gives = { react: { version: '19.3.1', names: ['useState', 'useEffect', 'useMemo'] } }
    registry.publish(...finishedBuild(folder, 'shell', '2', { gives }))
    stage('lobby', '3', { needs: { react: { range: '^19.3.0', names: ['useMemo'] } } })
    registry.move({ did: 'pin', module: 'lobby', version: V(3), brand: 'coral' }, BY)
    expect(() => registry.move({ did: 'rollback', module: 'shell' }, BY)).toThrow('needs "useMemo" of react')
  })

  test.each([
    [
      'a release that is not here',
      { did: 'canary', module: 'lobby', version: V(9), percent: 5 },
      'is not in the registry',
    ],
    ['what all visitors have', { did: 'canary', module: 'lobby', version: V(1), percent: 5 }, 'is live'],
    ['an unknown module', { did: 'rollback', module: 'nothing' }, 'There are lobby, shell'],
    ['a canary that is none', { did: 'promote', module: 'lobby' }, 'has no canary'],
  ] as const)('%s is refused with the way out', (_what, move, words) => {
    const text = readFileSync(join(folder, 'registry', 'channels.json'), 'utf8')
    expect(() => registry.move(move, BY)).toThrow(words)
    expect(readFileSync(join(folder, 'registry', 'channels.json'), 'utf8')).toBe(text)
  })
})

test('two canaries lie in one another, and every visitor is in a lane that was looked at before (MOD-06)', () => {
  const channels = {
    lobby: { live: 'a', canary: { version: 'b', percent: 10 } },
    account: {
      live: 'a',
      canary: { version: 'b', percent: 40, brands: ['coral', 'lotus'] },
      pins: { lotus: 'c' },
    },
    content: { live: 'a', canary: { version: 'b', percent: 100, brands: ['lotus'] } },
    shell: { live: 'a', pins: { coral: 'c' } },
  }
  const known = new Set(cohortsOf(channels).map(keyOf))
  const met = ['lotus', 'coral', 'any other'].flatMap((merchant) =>
    ALL_BUCKETS.map((bucket) => keyOf(cohortOf(channels, { merchant, bucket }))),
  )
  expect(met.filter((key) => !known.has(key))).toEqual([])
  expect(new Set(met).size).toBe(7)
})

test('a service from before there were canaries reads the pointers, and goes on with what is live (PLT-02)', () => {
  canary(10)
  registry.move({ did: 'pin', module: 'lobby', version: V(1), brand: 'coral' }, BY)
  const legacySchema = z.record(z.string(), z.object({ live: z.string(), lastGood: z.string().optional() }))
  const file = join(folder, 'registry', 'channels.json')
  expect(legacySchema.parse(JSON.parse(readFileSync(file, 'utf8')))['lobby']?.live).toBe(V(1))
  // And this one reads what that one wrote.
  writeFileSync(file, JSON.stringify({ shell: { live: V(1) }, lobby: { live: V(2), lastGood: V(1) } }))
  expect(openRegistry(join(folder, 'registry')).live('lobby')?.version).toBe(V(2))
})
