import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openRegistry, RefusedRelease } from '../../services/delivery/src/registry/registry.ts'
import { finishedBuild } from '../../services/delivery/test/finished-build.ts'
import { IN_THE_BUILD, IN_THE_REGISTRY, IN_THE_SOURCES } from './mistakes.ts'
import { workCopy, type WorkCopy } from './work-copy.ts'

// Fifteen things that newcomers get wrong, each made in a module that `npm run new` has just made: the build or the publish ends
// with the file, the field, what was expected and what to do (MOD-02, MOD-04, MOD-09, MOD-12).
jest.setTimeout(180_000)

let copy: WorkCopy
const fresh = (): string => join(copy.folder, 'fresh')

beforeAll(() => {
  copy = workCopy()
  copy.script(`
    import { make } from './tools/new/make.mjs'
    make('module', { module: 'missions', name: 'missions' }, {})`)
  copy.installLike('missions', 'account')
  cpSync(join(copy.folder, 'apps', 'missions'), fresh(), { recursive: true, verbatimSymlinks: true })
})
afterAll(() => copy.remove())

/** The words a mistake is made with, for a script of the copy. */
const TOOLS = `
  import { readFileSync, writeFileSync } from 'node:fs'
  const tools = (folder) => {
    const write = (file, text) => writeFileSync(folder + '/' + file, text)
    const read = (file) => readFileSync(folder + '/' + file, 'utf8')
    return {
      add: write,
      change(file, from, to) {
        if (!read(file).includes(from)) throw new Error(file + ' has no ' + from)
        write(file, read(file).replace(from, to))
      },
      json(file, change) {
        const value = JSON.parse(read(file))
        change(value)
        write(file, JSON.stringify(value))
      },
    }
  }
`

describe('in the sources', () => {
  let told: readonly string[] = []
  beforeAll(() => {
    // A folder of modules for each: the others are there by their declarations.
    told = JSON.parse(
      copy.script(`${TOOLS}
        import { cpSync, mkdirSync, readdirSync, existsSync } from 'node:fs'
        import { checkSources } from './packages/build/src/sources/check-sources.ts'
        import { readDeclarationIn } from './packages/build/src/release/describe-release.ts'
        const makes = [({}) => undefined, ${IN_THE_SOURCES.map(({ make }) => `({ add, change, json }) => { ${make} }`).join(', ')}]
        const told = makes.map((make, at) => {
          const apps = '${copy.folder}/rows/' + at + '/apps'
          for (const name of readdirSync('apps'))
            if (name !== 'missions' && existsSync('apps/' + name + '/module.json')) {
              mkdirSync(apps + '/' + name, { recursive: true })
              cpSync('apps/' + name + '/module.json', apps + '/' + name + '/module.json')
            }
          cpSync('${fresh()}', apps + '/missions', { recursive: true, verbatimSymlinks: true })
          make(tools(apps + '/missions'))
          try {
            checkSources(apps + '/missions', readDeclarationIn(apps + '/missions'))
            return ''
          } catch (error) {
            return error.message
          }
        })
        console.log(JSON.stringify(told))`),
    )
  })

  test('a module as it was made passes', () => expect(told[0]).toBe(''))

  test.each(IN_THE_SOURCES.map((mistake, at) => [mistake.what, mistake.says, at] as const))(
    '%s ends the build in words that lead out',
    (_what, says, at) => {
      for (const words of says) expect(told[at + 1]).toContain(words)
    },
  )
})

describe('in the build', () => {
  test.each(IN_THE_BUILD.map(({ what, make, says }) => [what, make, says] as const))(
    '%s ends it in words that lead out',
    (_what, make, says) => {
      const folder = join(copy.folder, 'apps', 'missions')
      rmSync(folder, { recursive: true })
      cpSync(fresh(), folder, { recursive: true, verbatimSymlinks: true })
      copy.script(`${TOOLS}
        const { add, change, json } = tools('${folder}')
        ${make}`)
      const build = () =>
        copy.script(`
          import { buildModule } from './packages/build/src/build-module.ts'
          await buildModule('missions').catch((error) => { console.error(error.message); process.exit(1) })`)
      let told = ''
      try {
        build()
      } catch (error) {
        told = String(error)
      }
      for (const words of says) expect(told).toContain(words)
    },
  )
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

  test('a release that is older than the live one is refused in words that lead out', () => {
    registry.publish(...finishedBuild(folder, 'missions', '2'))
    const publish = () => registry.publish(...finishedBuild(folder, 'missions', '1'))
    expect(publish).toThrow(/missions 1\.0\.0-00000001 of .* is older than the live 1\.0\.0-00000002 of /)
    expect(publish).toThrow('Build the present sources, or go back on purpose with --force')
  })
})
