import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(__dirname, '..', '..', '..')
const LIMIT_MS = 120_000

/** What the lint says of a file's place in the house when it held this code. */
function lint(file: string, code: string): string[] {
  const eslint = join(root, 'node_modules', '.bin', 'eslint')
  const { stdout } = spawnSync(eslint, ['--stdin', '--stdin-filename', file], {
    cwd: root,
    input: code,
    encoding: 'utf8',
  })
  return stdout.split('\n').filter((line) => line.includes('boundaries/dependencies'))
}

test(
  'a module that imports another module fails the build; what the shell shares it may import (MOD-04)',
  () => {
    const refused = lint(
      'apps/lobby/src/screens/home.screen.tsx',
      [
        "import login from '../../../account/src/screens/login.screen.tsx'",
        "import { Link } from '@site/shared-api'",
        'export default [login, Link]',
      ].join('\n'),
    )
    expect(refused).toHaveLength(1)
    expect(refused[0]).toContain('account')
  },
  LIMIT_MS,
)

test(
  'what puts modules onto the page knows neither the frame nor a module, and no module takes it (seams)',
  () => {
    const refused = lint(
      'packages/composition/src/screens/screen-place.tsx',
      [
        "import { Header } from '../../../../apps/shell/src/chrome/header/header.tsx'",
        "import { goBack } from '../../../../apps/shell/src/host/routing/location.ts'",
        "import home from '../../../../apps/lobby/src/screens/home.screen.tsx'",
        "import { Link } from '@site/shared-api'",
        'export default [Header, goBack, home, Link]',
      ].join('\n'),
    )
    expect(refused).toHaveLength(3)
    expect(
      lint(
        'apps/lobby/src/screens/home.screen.tsx',
        "export { startApplications } from '../../../../packages/composition/src/index.ts'\n",
      ),
    ).toHaveLength(1)
  },
  LIMIT_MS,
)
