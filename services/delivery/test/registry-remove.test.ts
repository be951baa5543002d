import { execFile } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createAssetStore } from '#assets/asset-store.ts'
import { openRegistry, RefusedRelease } from '#registry/registry.ts'
import { KEPT_FOR_MS } from '#registry/sweep.ts'
import { finishedBuild } from './finished-build.ts'

let folder = ''
let registry = openRegistry('')
const home = { id: 'home', path: '/m/home', expose: './home.screen' }
const lobby = {
  routes: [home],
  places: ['lobby-home.bottom'],
  events: { emits: { gameStarred: 1 }, listens: {} },
}
const missions = {
  routes: [{ id: 'missions', path: '/m/missions', expose: './missions.screen' }],
  slots: [{ slot: 'lobby-home.bottom', expose: './missions.slot' }],
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'remove-'))
  registry = openRegistry(join(folder, 'registry'))
  const emits = { sessionEnded: 1 }
  registry.publish(...finishedBuild(folder, 'shell', '1', { declaration: { events: { emits } }, gives: {} }))
  registry.publish(...finishedBuild(folder, 'lobby', '1', { declaration: lobby }))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const pathOf = (...parts: string[]): string => join(folder, 'registry', ...parts)
const modules = (): readonly string[] => openRegistry(pathOf()).modules()

test('a module that is taken off is in no plan, and pages that are open go on with its files (MOD-05, MOD-06)', () => {
  const [release, dist] = finishedBuild(folder, 'missions', '1', { declaration: missions })
  registry.publish(release, dist)
  const before = registry.revision()
  registry.remove('missions')
  expect([registry.modules(), modules()]).toEqual([['lobby'], ['lobby']])
  expect([registry.live('missions'), registry.lastGood('missions')]).toEqual([undefined, undefined])
  expect(registry.revision()).not.toBe(before)
  expect(readFileSync(pathOf('channels.json'), 'utf8')).not.toContain('missions')
  expect(createAssetStore(registry).get('missions', release.entry)?.raw.toString()).toBe('/* missions 1 */')
})

test('what is left of it is swept when no open page can ask for it any more, at the next release (MOD-05)', () => {
  registry.publish(...finishedBuild(folder, 'missions', '1', { declaration: missions }))
  registry.remove('missions')
  registry.publish(...finishedBuild(folder, 'lobby', '2', { declaration: lobby }))
  expect(readdirSync(pathOf('files'))).toContain('missions')
  const past = new Date(Date.now() - KEPT_FOR_MS - 1_000)
  for (const part of ['releases', 'files', 'server']) utimesSync(pathOf(part, 'missions'), past, past)
  registry.publish(...finishedBuild(folder, 'lobby', '3', { declaration: lobby }))
  for (const part of ['releases', 'files', 'server']) expect(existsSync(pathOf(part, 'missions'))).toBe(false)
  expect(registry.live('lobby')?.version).toBe('1.0.0-00000003')
})

test.each([
  ['a place', { slots: [{ slot: 'lobby-home.bottom', expose: './x.slot' }] }, 'slots.0.slot'],
  ['an event', { events: { emits: {}, listens: { gameStarred: 1 } } }, 'events.listens.gameStarred'],
  ['a page', { entries: [{ id: 'x', at: 'footer', to: ['route:home'], icon: 'house' }] }, 'entries.0.to.0'],
])(
  '%s that another live module needs keeps a module on, by name and with a way out (MOD-12)',
  (_what, needs, field) => {
    registry.publish(...finishedBuild(folder, 'content', '1', { declaration: needs }))
    const before = registry.revision()
    const remove = () => registry.remove('lobby')
    expect(remove).toThrow(RefusedRelease)
    expect(remove).toThrow('content 1.0.0-00000001 is live and needs lobby 1.0.0-00000001')
    expect(remove).toThrow(`apps/content/module.json: ${field}: `)
    expect(remove).toThrow('Release a content that does without it first')
    expect(registry.revision()).toBe(before)
    registry.remove('content')
    registry.remove('lobby')
    expect(registry.modules()).toEqual([])
  },
)

test('the shell and what is not there are refused in words', () => {
  expect(() => registry.remove('shell')).toThrow('The shell cannot be taken off')
  expect(() => registry.remove('mission')).toThrow(
    '"mission" is not in the registry. There are lobby, shell.',
  )
})

test('one release is taken off: a live one gives way to its fall-back, which then has none (MOD-07)', () => {
  registry.publish(...finishedBuild(folder, 'lobby', '2', { declaration: lobby }))
  expect(() => registry.remove('lobby', '1.0.0-00000009')).toThrow('the fall-back 1.0.0-00000001')
  registry.remove('lobby', '1.0.0-00000002')
  expect(registry.live('lobby')?.version).toBe('1.0.0-00000001')
  expect(registry.lastGood('lobby')).toBeUndefined()
  expect(() => registry.remove('lobby', '1.0.0-00000001')).toThrow('npm run registry -- remove lobby')
  registry.publish(...finishedBuild(folder, 'lobby', '3', { declaration: lobby }))
  registry.remove('lobby', '1.0.0-00000001')
  expect([registry.live('lobby')?.version, registry.lastGood('lobby')]).toEqual(['1.0.0-00000003', undefined])
})

test('copies that take off and release at the same moment lose nothing of one another (MOD-10)', async () => {
  const names = ['aa', 'bb', 'cc', 'dd']
  for (const name of names) registry.publish(...finishedBuild(folder, name, '1'))
  const script = join(folder, 'remover.ts')
  const source = join(__dirname, '..', 'src', 'registry', 'registry.ts')
  writeFileSync(
    script,
    `import { openRegistry } from ${JSON.stringify(source)}
openRegistry(${JSON.stringify(pathOf())}).remove(process.argv[2])
`,
  )
  const run = promisify(execFile)
  await Promise.all(names.slice(1).map((name) => run(process.execPath, [script, name])))
  expect(modules()).toEqual(['aa', 'lobby'])
}, 60_000)
