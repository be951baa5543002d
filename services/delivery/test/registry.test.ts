import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { moduleSchema, type Release } from '@site/config/schema'
import { createAssetStore, DamagedAsset } from '#assets/asset-store.ts'
import { createClosureStore } from '#assets/closure.ts'
import { openTextStore } from '#assets/text-store.ts'
import { channelFile } from '#registry/channels.ts'
import { openRegistry, RefusedRelease } from '#registry/registry.ts'
import { FAILED_AFTER, WELL_AFTER } from '#registry/served.ts'
import { volume } from './volume.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'registry-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const integrity = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** A finished build of one module with one script. */
function build(version: string, code: string, overrides: Partial<Release> = {}): [Release, string] {
  const dist = join(folder, `dist-${overrides.name ?? 'lobby'}-${version}`)
  for (const part of ['browser', 'server']) mkdirSync(join(dist, part), { recursive: true })
  const name = `entry.${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`
  writeFileSync(join(dist, 'browser', name), code)
  const server = 'exports.exposes = {}'
  writeFileSync(join(dist, 'server', 'server.cjs'), server)
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
    needs: { react: { range: '^19.3.0', names: ['useState'] } },
    files: [{ name, integrity: integrity(code), bytes: code.length, brotli: code.length }],
    messages: { EN: {}, TY: {} },
    serverEntry: 'server.cjs',
    serverIntegrity: integrity(server),
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

test('pointers that are half written change nothing and are reported once; no release is published over them (MOD-07)', () => {
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
  // A process that starts now goes on with the last pointers that were whole, and says it.
  const said: string[] = []
  expect(openRegistry(join(folder, 'registry'), (text) => said.push(text)).live('lobby')?.version).toBe(
    '1.0.0-00000001',
  )
  expect(said).toHaveLength(1)
  writeFileSync(file, whole)
  registry.publish(...build('1.0.0-00000002', 'second'))
  expect(registry.live('lobby')?.version).toBe('1.0.0-00000002')
})

/** A shell that gives react with some names. */
function shellBuild(version: string, overrides: Partial<Release> = {}): [Release, string] {
  return build(version, `shell ${version}`, {
    name: 'shell',
    needs: {},
    gives: { react: { version: '19.3.1', names: ['useEffect', 'useState'] } },
    ...overrides,
  })
}
const needing = (request: string, range: string, names: string[], overrides: Partial<Release> = {}) =>
  build('1.0.0-00000002', 'module', { needs: { [request]: { range, names } }, ...overrides })

describe('with a shell that is live', () => {
  let registry = openRegistry('')
  beforeEach(() => {
    registry = openRegistry(join(folder, 'registry'))
    registry.publish(...shellBuild('1.0.0-0000000a'))
  })

  it.each([
    ['left-pad', '^1.0.0', [], 'lobby 1.0.0-00000002 needs left-pad: shell 1.0.0-0000000a does not give it'],
    ['react', '^20.0.0', [], 'needs react ^20.0.0 where the shell gives 19.3.1'],
    ['react', '^19.4.0', [], 'needs react ^19.4.0 where the shell gives 19.3.1'],
    ['react', '^18.2.0 || ^20.0.0', [], 'needs react ^18.2.0 || ^20.0.0 where the shell gives 19.3.1'],
    ['react', '^19.3.0', ['useState', 'useMatch'], 'needs "useMatch" of react'],
  ])('a release that needs %s %s %j is refused by name (MOD-03)', (request, range, names, words) => {
    const publish = () => registry.publish(...needing(request, range, names))
    expect(publish).toThrow(RefusedRelease)
    expect(publish).toThrow(words)
    expect(publish).toThrow('npm run build -- shell')
    expect(registry.live('lobby')).toBeUndefined()
  })

  test.each(['^18.2.0 || ^19.3.0', '^19.3.0 || ^20.0.0'])(
    'a release that needs react %s is taken, so that modules go before the shell to a new major (MOD-03)',
    (range) => {
      registry.publish(...needing('react', range, ['useState']))
      expect(registry.live('lobby')?.version).toBe('1.0.0-00000002')
    },
  )

  test('a release of another shared contract is refused, whatever else it needs (MOD-03)', () => {
    expect(() => registry.publish(...needing('react', '^20.0.0', [], { contract: 2 }))).toThrow(
      'shared contract 2 where the shell has 1; react ^20.0.0 where the shell gives 19.3.1',
    )
  })

  test('a shell that drops a name which a live module uses is refused and names both (MOD-03)', () => {
    registry.publish(...needing('react', '^19.3.0', ['useState']))
    const gives = { react: { version: '19.3.1', names: ['useEffect'] } }
    const publish = () => registry.publish(...shellBuild('1.0.0-0000000b', { gives }))
    expect(publish).toThrow('lobby 1.0.0-00000002 needs "useState" of react')
    expect(publish).toThrow('release a lobby that does without it first')
    expect(registry.live('shell')?.version).toBe('1.0.0-0000000a')
  })

  test('a shell and a module that fit one another alone go live together (MOD-03)', () => {
    const gives = { react: { version: '20.0.0', names: ['useState'] } }
    registry.publish(...needing('react', '^19.3.0', ['useState']))
    const shell = shellBuild('2.0.0-0000000b', { gives, contract: 2 })
    const lobby = build('2.0.0-00000003', 'new', {
      contract: 2,
      needs: { react: { range: '^20.0.0', names: ['useState'] } },
    })
    for (const [release, dist] of [shell, lobby]) registry.stage(release, dist)
    expect(() => registry.point([lobby[0]])).toThrow(RefusedRelease)
    expect(() => registry.point([shell[0]])).toThrow(RefusedRelease)
    registry.point([shell[0], lobby[0]])
    expect([registry.live('shell')?.contract, registry.live('lobby')?.contract]).toEqual([2, 2])
  })
})

test('a release from before names were recorded can still be read (MOD-10)', () => {
  const registry = openRegistry(join(folder, 'registry'))
  const [release, dist] = build('1.0.0-00000001', 'first')
  registry.publish(release, dist)
  const old = { ...release, needs: { react: '^19.3.0' } }
  writeFileSync(join(folder, 'registry', 'releases', 'lobby', `${release.version}.json`), JSON.stringify(old))
  expect(openRegistry(join(folder, 'registry')).live('lobby')?.needs).toEqual({
    react: { range: '^19.3.0', names: [] },
  })
})

describe('a build that is not whole is refused with its file (MOD-10)', () => {
  const half = (file: string) => writeFileSync(file, readFileSync(file).subarray(0, 3))
  it.each([
    [
      'a half script',
      (dist: string, entry: string) => half(join(dist, 'browser', entry)),
      'is not the file that was built',
    ],
    ['a missing script', (dist: string, entry: string) => rmSync(join(dist, 'browser', entry)), 'is missing'],
    [
      'a half server build',
      (dist: string) => half(join(dist, 'server', 'server.cjs')),
      'server/server.cjs is not the file',
    ],
    [
      'a packed copy of something else',
      (dist: string, entry: string) =>
        writeFileSync(join(dist, 'browser', `${entry}.br`), brotliCompressSync('else')),
      'does not unpack',
    ],
  ])('%s', (_what, spoil, words) => {
    const registry = openRegistry(join(folder, 'registry'))
    const [release, dist] = build('1.0.0-00000001', 'some code')
    spoil(dist, release.entry)
    expect(() => registry.publish(release, dist)).toThrow(words)
    expect(registry.live('lobby')).toBeUndefined()
  })
})

test('the files themselves are weighed, whatever the release says of them (MOD-09)', () => {
  const registry = openRegistry(join(folder, 'registry'))
  const [release, dist] = build('1.0.0-00000001', randomBytes(8_000).toString('base64'))
  const light = { ...release, files: release.files.map((file) => ({ ...file, brotli: 1 })) }
  const publish = () => registry.publish(light, dist)
  expect(publish).toThrow(RefusedRelease)
  expect(publish).toThrow(
    /lobby: the entry is \d+\.\d KB brotli, budget\.entry in apps\/lobby\/module\.json is 3 KB/,
  )
  expect(registry.live('lobby')).toBeUndefined()
})

test('a release older than the live one goes live on purpose alone (MOD-10)', () => {
  const registry = openRegistry(join(folder, 'registry'))
  registry.publish(...build('1.0.0-00000002', 'second', { createdAt: '2026-11-22T00:00:00.000Z' }))
  const older = build('1.0.0-00000001', 'first')
  expect(() => registry.publish(...older)).toThrow('--force')
  expect(registry.live('lobby')?.version).toBe('1.0.0-00000002')
  registry.publish(...older, { force: true })
  expect(registry.live('lobby')?.version).toBe('1.0.0-00000001')
  expect(() =>
    registry.publish(...build('0.9.0-00000003', 'low', { createdAt: '2027-01-01T00:00:00.000Z' })),
  ).toThrow('is older than the live')
})

test('the same release published again mends its damaged files (MOD-10)', () => {
  const registry = openRegistry(join(folder, 'registry'))
  const [release, dist] = build('1.0.0-00000001', 'original')
  registry.publish(release, dist)
  const file = join(registry.filesFolder('lobby'), release.entry)
  writeFileSync(file, 'damaged')
  writeFileSync(registry.serverBuild(release).file, 'damaged')
  registry.publish(release, dist)
  expect([readFileSync(file, 'utf8'), readFileSync(registry.serverBuild(release).file, 'utf8')]).toEqual([
    'original',
    'exports.exposes = {}',
  ])
})

describe('the fall-back is the last release that served well (MOD-07)', () => {
  test('a release that threw on the server is passed over', () => {
    const registry = openRegistry(join(folder, 'registry'))
    const [first, second, third] = ['1', '2', '3'].map((digit) => build(`1.0.0-0000000${digit}`, digit))
    if (!first || !second || !third) throw new Error('three builds')
    registry.publish(...first)
    registry.publish(...second)
    registry.served.threw(second[0])
    registry.publish(...third)
    expect(registry.lastGood('lobby')?.version).toBe('1.0.0-00000001')
    registry.served.threw(first[0])
    expect(registry.lastGood('lobby')).toBeUndefined()
  })

  test('one that was replaced before it had served does not take the place of one that had', () => {
    const registry = openRegistry(join(folder, 'registry'))
    const first = build('1.0.0-00000001', 'first')
    registry.publish(...first)
    for (let page = 0; page < WELL_AFTER; page++) registry.served.drawn(first[0])
    registry.publish(...build('1.0.0-00000002', 'second'))
    registry.publish(...build('1.0.0-00000003', 'third'))
    expect(registry.lastGood('lobby')?.version).toBe('1.0.0-00000001')
  })

  test('pages are believed when several report, and never against one that has served well', () => {
    const registry = openRegistry(join(folder, 'registry'))
    const [fresh] = build('1.0.0-00000001', 'first')
    registry.served.reported(fresh)
    expect(registry.served.judge(fresh)).toBe('unknown')
    for (let page = 1; page < FAILED_AFTER; page++) registry.served.reported(fresh)
    expect(registry.served.judge(fresh)).toBe('failed')
    const well = { ...fresh, version: '1.0.0-00000009' }
    for (let page = 0; page < WELL_AFTER; page++) registry.served.drawn(well)
    for (let page = 0; page < FAILED_AFTER; page++) registry.served.reported(well)
    expect(registry.served.judge(well)).toBe('well')
  })
})

test('a live release whose folder is gone costs that module alone, and is reported once (MOD-07)', () => {
  const problems: string[] = []
  const before = openRegistry(join(folder, 'registry'))
  before.publish(...build('1.0.0-00000001', 'first'))
  before.publish(...build('1.0.0-0000000c', 'content', { name: 'content' }))
  rmSync(join(folder, 'registry', 'releases', 'lobby'), { recursive: true })
  const registry = openRegistry(join(folder, 'registry'), (message) => problems.push(message))
  expect([registry.live('lobby'), registry.live('lobby'), registry.live('content')?.version]).toEqual([
    undefined,
    undefined,
    '1.0.0-0000000c',
  ])
  expect(problems).toEqual(['registry: lobby 1.0.0-00000001 is live and not there; publish lobby again'])
})

/** Changes of each of three publishers. */
const EACH = volume(300, 40)

test('publishers at the same moment lose nothing of one another (MOD-10)', async () => {
  const file = join(folder, 'channels.json')
  const script = join(folder, 'publisher.ts')
  const channels = join(__dirname, '..', 'src', 'registry', 'channels.ts')
  writeFileSync(
    script,
    `import { channelFile } from ${JSON.stringify(channels)}
const [file, name] = process.argv.slice(2)
for (let turn = 0; turn < ${EACH}; turn++)
  channelFile(file, console.error).change((now) => ({ ...now, [name + turn]: { live: '1' } }))
`,
  )
  const run = promisify(execFile)
  await Promise.all(['a', 'b', 'c'].map((name) => run(process.execPath, [script, file, name])))
  expect(Object.keys(channelFile(file, () => undefined).read())).toHaveLength(3 * EACH)
}, 600_000)

test('a lock that a publisher left behind when it died is taken over (MOD-10)', () => {
  const file = join(folder, 'channels.json')
  writeFileSync(`${file}.lock`, 'of a process that died')
  let now = 0
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 1_000))
  channelFile(file, () => undefined).change(() => ({ lobby: { live: '1' } }))
  jest.restoreAllMocks()
  expect(Object.keys(channelFile(file, () => undefined).read())).toEqual(['lobby'])
  expect(readdirSync(folder).filter((name) => name.includes('lock'))).toEqual([])
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
  expect(
    createClosureStore(
      assets,
      openTextStore('closures', folder, () => undefined),
    ).make([`lobby/${release.entry}`]),
  ).toBeNull()
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
