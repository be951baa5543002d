import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { moduleSchema, type Release } from '@site/config/schema'
import { createAssetStore, DamagedAsset } from '#assets/asset-store.ts'
import { createClosureStore } from '#assets/closure.ts'
import { openRegistry, RefusedRelease } from '#registry/registry.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'registry-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const integrity = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** A finished build of one module with one script. */
function build(version: string, code: string, overrides: Partial<Release> = {}): [Release, string] {
  const dist = join(folder, `dist-${version}`)
  for (const part of ['browser', 'server']) mkdirSync(join(dist, part), { recursive: true })
  const name = `entry.${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`
  writeFileSync(join(dist, 'browser', name), code)
  writeFileSync(join(dist, 'server', 'server.cjs'), 'exports.exposes = {}')
  const release: Release = {
    name: 'lobby',
    version,
    contract: 1,
    declaration: moduleSchema.parse({
      name: 'lobby',
      events: {},
      budget: { entry: 3, expose: 10, total: 20 },
    }),
    entry: name,
    entryGlobal: 'm_lobby_1',
    exposes: {},
    styles: {},
    needs: { react: '^19.3.0' },
    files: [{ name, integrity: integrity(code), bytes: code.length, brotli: code.length }],
    messages: { EN: {}, TY: {} },
    serverEntry: 'server.cjs',
    createdAt: '2026-11-21T00:00:00.000Z',
    ...overrides,
  }
  return [release, dist]
}

test('a release goes live and the one before stays as its fall-back (MOD-07)', () => {
  const registry = openRegistry(join(folder, 'registry'))
  registry.publish(...build('1.0.0-00000001', 'first'))
  registry.publish(...build('1.0.0-00000002', 'second'))
  expect(registry.live('lobby')?.version).toBe('1.0.0-00000002')
  expect(registry.lastGood('lobby')?.version).toBe('1.0.0-00000001')
})

test('pointers that are half written change nothing and are told once; nobody publishes over them (MOD-07)', () => {
  const problems: string[] = []
  const registry = openRegistry(join(folder, 'registry'), (message) => problems.push(message))
  registry.publish(...build('1.0.0-00000001', 'first'))
  const before = registry.revision()
  const file = join(folder, 'registry', 'channels.json')
  const whole = readFileSync(file, 'utf8')
  writeFileSync(file, whole.slice(0, whole.length / 2))
  expect([registry.live('lobby')?.version, registry.revision()]).toEqual(['1.0.0-00000001', before])
  expect(problems).toHaveLength(1)
  expect(() => registry.publish(...build('1.0.0-00000002', 'second'))).toThrow('cannot be read')
  expect(readFileSync(file, 'utf8')).toBe(whole.slice(0, whole.length / 2))
  expect(() => openRegistry(join(folder, 'registry')).live('lobby')).toThrow('cannot be read')
  writeFileSync(file, whole)
  registry.publish(...build('1.0.0-00000002', 'second'))
  expect(registry.live('lobby')?.version).toBe('1.0.0-00000002')
})

test('a release that needs a library the shell does not give is refused with the reason (MOD-03)', () => {
  const registry = openRegistry(join(folder, 'registry'))
  const needs = (request: string, range: string) => () =>
    registry.publish(...build('1.0.0-00000001', 'code', { needs: { [request]: range } }))
  expect(needs('left-pad', '^1.0.0')).toThrow(
    new RefusedRelease('lobby 1.0.0-00000001 needs left-pad, which the shell does not give.'),
  )
  expect(needs('react', '^20.0.0')).toThrow(
    'lobby 1.0.0-00000001 needs react ^20.0.0, the shell gives ^19.3.0.',
  )
  expect(registry.live('lobby')).toBeUndefined()
})

test('a published release never changes: other files under its version are refused (MOD-10)', () => {
  const registry = openRegistry(join(folder, 'registry'))
  registry.publish(...build('1.0.0-00000001', 'first'))
  expect(() => registry.publish(...build('1.0.0-00000001', 'other'))).toThrow(RefusedRelease)
})

test('a file that was changed on disk is not served and not put into a closure (MOD-10)', () => {
  const registry = openRegistry(join(folder, 'registry'))
  const [release, dist] = build('1.0.0-00000001', 'original')
  registry.publish(release, dist)
  appendFileSync(join(registry.filesFolder('lobby'), release.entry), ';tampered')
  const assets = createAssetStore(registry)
  expect(() => assets.get('lobby', release.entry)).toThrow(DamagedAsset)
  expect(assets.intact(release)).toBe(false)
  expect(createClosureStore(assets).make([`lobby/${release.entry}`])).toBeNull()
})

test('an asset is served as it was released, whatever happens to the disk afterwards (MOD-10)', () => {
  const registry = openRegistry(join(folder, 'registry'))
  const [release, dist] = build('1.0.0-00000001', 'original')
  registry.publish(release, dist)
  const assets = createAssetStore(registry)
  expect(assets.get('lobby', release.entry)?.raw.toString()).toBe('original')
  rmSync(registry.filesFolder('lobby'), { recursive: true })
  expect(assets.get('lobby', release.entry)?.raw.toString()).toBe('original')
  expect(assets.get('lobby', 'entry.never-released.js')).toBeUndefined()
})
