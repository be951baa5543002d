import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openRegistry } from '#registry/registry.ts'
import { finishedBuild } from './finished-build.ts'

let folder = ''
let registry = openRegistry('')
const lobby = {
  routes: [{ id: 'home', path: '/m/home', expose: './home.screen' }],
  places: ['lobby-home.bottom'],
  events: { emits: { gameStarred: 1 }, listens: {} },
}
const slot = { slots: [{ slot: 'lobby-home.bottom', expose: './x.slot' }] }

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clashes-'))
  registry = openRegistry(join(folder, 'registry'))
  const events = { emits: { sessionEnded: 1 } }
  registry.publish(...finishedBuild(folder, 'shell', '1', { declaration: { events }, gives: {} }))
  registry.publish(...finishedBuild(folder, 'lobby', '1', { declaration: lobby }))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a release that takes a place away which a live module fills is refused by both names (MOD-02)', () => {
  registry.publish(...finishedBuild(folder, 'content', '1', { declaration: slot }))
  const publish = () =>
    registry.publish(...finishedBuild(folder, 'lobby', '2', { declaration: { ...lobby, places: [] } }))
  expect(publish).toThrow('content 1.0.0-00000001 is live and needs lobby 1.0.0-00000001 as it is')
  expect(publish).toThrow('slots.0.slot: an offered place, not "lobby-home.bottom"')
  expect(registry.live('lobby')?.version).toBe('1.0.0-00000001')
})

test('a module and the one whose place it fills go live together (MOD-02)', () => {
  const places = [...lobby.places, 'lobby-home.top']
  const pair = [
    finishedBuild(folder, 'lobby', '2', { declaration: { ...lobby, places } }),
    finishedBuild(folder, 'content', '1', {
      declaration: { slots: [{ slot: 'lobby-home.top', expose: './x.slot' }] },
    }),
  ]
  for (const [release, dist] of pair) registry.stage(release, dist)
  const releases = pair.map(([release]) => release)
  expect(() => registry.point(releases.slice(1))).toThrow('content 1.0.0-00000001 does not fit what is live')
  registry.point(releases)
  expect(registry.modules()).toEqual(['content', 'lobby'])
})

test('an event of the shell is received; a shell that no longer emits one does not go live (MOD-12)', () => {
  const listens = { sessionEnded: 1 }
  registry.publish(...finishedBuild(folder, 'content', '1', { declaration: { events: { listens } } }))
  const publish = (digit: string, events: object) =>
    registry.publish(...finishedBuild(folder, 'shell', digit, { declaration: { events }, gives: {} }))
  expect(() => publish('2', { emits: { planChanged: 1 } })).toThrow('events.listens.sessionEnded')
  publish('3', { emits: { planChanged: 1, sessionEnded: 1 } })
  expect(registry.live('shell')?.version).toBe('1.0.0-00000003')
})

test('what did not fit before blocks no release that has nothing to do with it (MOD-06)', () => {
  registry.publish(...finishedBuild(folder, 'content', '1', { declaration: slot }))
  const channels = join(folder, 'registry', 'channels.json')
  const pointers: object = JSON.parse(readFileSync(channels, 'utf8'))
  writeFileSync(channels, JSON.stringify({ ...pointers, lobby: undefined }))
  registry.publish(...finishedBuild(folder, 'account', '1'))
  expect(registry.modules()).toEqual(['account', 'content'])
})

test('a declaration of an older shape goes on where it can be read, is left out where it cannot, and each is one line (MOD-07)', () => {
  for (const name of ['content', 'account']) registry.publish(...finishedBuild(folder, name, '1'))
  const writeLegacyRelease = (name: string, routes: object[]): void => {
    const file = join(folder, 'registry', 'releases', name, '1.0.0-00000001.json')
    const release = JSON.parse(readFileSync(file, 'utf8'))
    const declaration = {
      name,
      routes,
      slots: [{ slot: 'popup:search', expose: './search.slot' }],
      events: { emits: ['gameWon'], listens: [] },
      budget: { entry: 3, expose: 10, total: 20 },
    }
    writeFileSync(file, JSON.stringify({ ...release, declaration }))
  }
  writeLegacyRelease('content', [])
  writeLegacyRelease('account', [{ id: 'login', expose: './login.screen' }])
  const problems: string[] = []
  const site = openRegistry(join(folder, 'registry'), (message) => problems.push(message))
  for (let page = 0; page < 3; page++)
    expect([site.live('content')?.declaration.popups[0]?.name, site.live('account')]).toEqual([
      'search',
      undefined,
    ])
  expect(site.live('lobby')?.version).toBe('1.0.0-00000001')
  expect(problems).toEqual([
    expect.stringContaining('account@1.0.0-00000001 was released before modules declared their paths'),
  ])
  registry.publish(...finishedBuild(folder, 'lobby', '2', { declaration: lobby }))
})
