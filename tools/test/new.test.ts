import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { workCopy, type WorkCopy } from './work-copy.ts'

jest.setTimeout(180_000)

let copy: WorkCopy
let made: readonly string[] = []
const code = (): string[] => made.filter((file) => /\.tsx?$/.test(file))

beforeAll(() => {
  copy = workCopy()
  made = JSON.parse(
    copy.script(`
      import { make } from './tools/new/make.mjs'
      const wishes = { flag: 'LIMITS3', popup: true, event: true, thai: 'วงเงิน' }
      console.log(JSON.stringify([
        ...make('module', { module: 'missions', name: 'missions' }, {}),
        ...make('screen', { module: 'member-centre', name: 'limits' }, wishes),
      ]))`),
  )
  copy.installLike('missions', 'account')
  copy.program('prettier', ['--write', '--log-level', 'warn', ...made])
})
afterAll(() => copy.remove())

test('what npm run new makes lies in its own folders, one contract file and one folder of the platform (MOD-01)', () => {
  const places = [
    /^apps\/missions\//,
    /^apps\/member-centre\//,
    /^packages\/shared-api\/src\/contract\/limits\.ts$/,
    /^services\/platform\/src\/identity\/limits\//,
  ]
  const own = made.map((file) => file.slice(copy.folder.length + 1))
  expect(own.filter((file) => places.every((place) => !place.test(file)))).toEqual([])
  for (const place of places) expect(own.some((file) => place.test(file))).toBe(true)
})

test('it passes the checks of declarations, texts, walls and events (MOD-02)', () => {
  copy.script(`
    import { checkSources } from './packages/build/src/sources/check-sources.ts'
    import { readDeclarationIn } from './packages/build/src/release/describe-release.ts'
    for (const name of ['missions', 'member-centre'])
      checkSources('${copy.folder}/apps/' + name, readDeclarationIn('${copy.folder}/apps/' + name))`)
})

test('its types are right', () => {
  const tsconfig = {
    extends: './tsconfig.json',
    include: ['types', ...made.filter((file) => /\.tsx?$/.test(file))],
  }
  writeFileSync(join(copy.folder, 'tsconfig.made.json'), JSON.stringify(tsconfig))
  copy.program('tsc', ['-p', 'tsconfig.made.json'])
})

test('it is written as the house writes, and its imports stay within the walls (MOD-04)', () => {
  copy.program('eslint', ['--max-warnings', '0', ...code()])
})

test('its own tests pass', () => {
  const tests = made.filter((file) => /\.test\.tsx$/.test(file))
  expect(tests.length).toBeGreaterThan(2)
  copy.program('jest', ['--selectProjects', 'browser', '--maxWorkers', '2', '--runTestsByPath', ...tests])
})
