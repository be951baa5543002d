import { join } from 'node:path'
import { readDeclarationIn } from '../../packages/build/src/release/describe-release.ts'
import { checkSources } from '../../packages/build/src/sources/check-sources.ts'
import { madeTree, type MadeTree } from './made-tree.ts'

jest.setTimeout(60_000)

let tree: MadeTree
let made: readonly string[] = []

beforeAll(() => {
  tree = madeTree()
  const options = { flag: 'LIMITS3', popup: true, event: true, thai: 'วงเงิน' }
  made = [
    ...tree.make('module', { module: 'missions', name: 'missions' }, {}),
    ...tree.make('screen', { module: 'member-centre', name: 'limits' }, options),
  ]
})
afterAll(() => tree.remove())

test('what npm run new makes lies in its own folders, one contract file and one folder of the platform (MOD-01)', () => {
  const places = [
    /^apps\/missions\//,
    /^apps\/member-centre\//,
    /^packages\/shared-api\/src\/contract\/limits\.ts$/,
    /^services\/platform\/src\/identity\/limits\//,
  ]
  expect(made.filter((file) => places.every((place) => !place.test(file)))).toEqual([])
  for (const place of places) expect(made.some((file) => place.test(file))).toBe(true)
})

test.each(['missions', 'member-centre'])(
  'what it makes in %s passes the checks of declaration, texts, walls and events (MOD-02, MOD-04, MOD-09, MOD-12)',
  (name) => {
    const folder = join(tree.folder, 'apps', name)
    const declaration = readDeclarationIn(folder)
    expect(declaration.routes.map(({ id }) => id)).toContain(name === 'missions' ? 'missions' : 'limits')
    expect(() => checkSources(folder, declaration)).not.toThrow()
  },
)

test('it brings tests of its own (MOD-09)', () => {
  for (const place of ['apps/missions/', 'apps/member-centre/', 'services/platform/'])
    expect(made.some((file) => file.startsWith(place) && /\.test\.tsx?$/.test(file))).toBe(true)
})
