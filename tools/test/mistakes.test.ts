import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contractModule } from '../../packages/build/src/contract/contract-records.ts'
import { runWebpack } from '../../packages/build/src/presets/run-webpack.ts'
import { SharedNamesPlugin, type SharedUses } from '../../packages/build/src/presets/shared-names.plugin.ts'
import { readDeclarationIn } from '../../packages/build/src/release/describe-release.ts'
import { refuseUngiven } from '../../packages/build/src/release/gives.ts'
import { checkSources } from '../../packages/build/src/sources/check-sources.ts'
import { openRegistry, RefusedRelease } from '../../services/delivery/src/registry/registry.ts'
import { finishedBuild } from '../../services/delivery/test/finished-build.ts'
import { handIn, madeTree, type MadeTree } from './made-tree.ts'
import { IN_THE_REGISTRY, IN_THE_SOURCES } from './mistakes.ts'

// Fifteen things that newcomers get wrong, each made in a module that `npm run new` has just made: the build or the publish ends
// with the file, the field, what was expected and what to do (MOD-02, MOD-04, MOD-09, MOD-12). The build's own functions say it,
// over that one module; nothing is installed or built.
jest.setTimeout(60_000)

describe('in the sources', () => {
  let tree: MadeTree
  let rows = 0
  beforeAll(() => {
    tree = madeTree()
    tree.make('module', { module: 'missions', name: 'missions' }, {})
  })
  afterAll(() => tree.remove())

  /** The module as it was made, beside the others, in a place that nothing was read from yet: the build reads a file once. */
  function fresh(): string {
    const apps = join(tree.folder, 'rows', String(rows++), 'apps')
    cpSync(join(tree.folder, 'apps'), apps, { recursive: true })
    return join(apps, 'missions')
  }
  const check = (folder: string) => () => checkSources(folder, readDeclarationIn(folder))

  test('a module as it was made passes', () => expect(check(fresh())).not.toThrow())

  test.each(IN_THE_SOURCES.map((mistake) => [mistake.what, mistake] as const))(
    '%s ends the build in words that lead out',
    (_what, { make, says }) => {
      const folder = fresh()
      make(handIn(folder))
      for (const words of says) expect(check(folder)).toThrow(words)
    },
  )
})

describe('in the build', () => {
  test('a name that the shell does not give ends it in words that lead out', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'names-'))
    const uses: SharedUses = new Map()
    writeFileSync(
      join(folder, 'missions.screen.js'),
      "import { useLater } from '@site/shared-api'\nexport default useLater\n",
    )
    await runWebpack({
      context: folder,
      mode: 'none',
      entry: './missions.screen.js',
      externals: { '@site/shared-api': 'shared' },
      output: { path: join(folder, 'dist') },
      plugins: [new SharedNamesPlugin(new Set(['@site/shared-api']), folder, uses)],
    })
    rmSync(folder, { recursive: true })
    for (const words of [
      'missions.screen.js uses "useLater" of @site/shared-api, which the shell does not give',
      'export it from packages/shared-api/src/index.ts',
    ])
      expect(() => refuseUngiven(uses)).toThrow(words)
  })

  test('a call without access ends it in words that lead out', () => {
    const listMissions = { method: 'GET', path: '/wps/missions', summary: 'Missions', response: {} }
    expect(() => contractModule({ listMissions })).toThrow(
      'listMissions says no access: write it where defineCall declares the call',
    )
  })
})

describe('in the registry', () => {
  let folder = ''
  let registry = openRegistry('')
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mistakes-'))
    registry = openRegistry(join(folder, 'registry'))
    const shell = { events: { emits: { sessionEnded: 1 } } }
    const lobby = {
      routes: [{ id: 'home', path: '/m/home', expose: './home.screen' }],
      places: ['lobby-home.bottom'],
      events: { emits: { gameStarred: 1 } },
    }
    registry.publish(...finishedBuild(folder, 'shell', '1', { declaration: shell, gives: {} }))
    registry.publish(...finishedBuild(folder, 'lobby', '1', { declaration: lobby }))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test.each(IN_THE_REGISTRY.map(({ what, declaration, says }) => [what, declaration, says] as const))(
    '%s is refused in words that lead out',
    (_what, declaration, says) => {
      const publish = () => registry.publish(...finishedBuild(folder, 'missions', '1', { declaration }))
      expect(publish).toThrow(RefusedRelease)
      for (const words of says) expect(publish).toThrow(words)
      expect(registry.modules()).toEqual(['lobby'])
    },
  )

  test('a module over its budget is refused in words that lead out', () => {
    const declaration = { budget: { entry: 0.001, expose: 4, total: 10 } }
    const publish = () => registry.publish(...finishedBuild(folder, 'missions', '1', { declaration }))
    expect(publish).toThrow(
      /missions: the entry is 0\.\d KB brotli, budget\.entry in apps\/missions\/module\.json/,
    )
    expect(publish).toThrow('Make it lighter, or raise the budget on purpose')
  })

  test('a release that is older than the live one is refused in words that lead out', () => {
    registry.publish(...finishedBuild(folder, 'missions', '2'))
    const publish = () => registry.publish(...finishedBuild(folder, 'missions', '1'))
    expect(publish).toThrow(/missions 1\.0\.0-00000001 of .* is older than the live 1\.0\.0-00000002 of /)
    expect(publish).toThrow('Build the present sources, or go back on purpose with --force')
  })
})
