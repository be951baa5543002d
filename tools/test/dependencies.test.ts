import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '..', '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** Names of all direct dependencies that come from the registry. */
function directDependencies(): string[] {
  const files = execFileSync('git', ['ls-files', 'package.json', '*/package.json'], {
    cwd: root,
    encoding: 'utf8',
  })
  const names = files
    .trim()
    .split('\n')
    .map((file): Manifest => JSON.parse(read(file)))
    .flatMap(({ dependencies, devDependencies, optionalDependencies, peerDependencies }) =>
      Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies }),
    )
    .filter(([, version]) => !version.startsWith('workspace:'))
    .map(([name]) => name)
  return [...new Set(names)].sort()
}

test('docs/dependencies.md lists every direct dependency once and no other', () => {
  const listed = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name)
  expect(listed.sort()).toEqual(directDependencies())
})
