import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fingerprint } from '@site/tools/install'
import { root } from '@site/tools/root'

/** By it the project's scripts know that nothing needs to be installed. */
const STAMP = '.installed'
/** What a build runs. */
const COMMANDS = [
  'tools',
  join('packages', 'build'),
  join('packages', 'config'),
  join('services', 'delivery'),
]
const LEFT = new Set(['node_modules', 'dist', '.cache'])

/**
 * A module team's own copy of the project, where the module's sources may be changed: what `npm run build` runs is
 * copied, what it only reads is linked. Other modules are not in it at all.
 */
export function copyForTeam(
  module: string,
  folder: string,
  /** The tests of the module run there, too; not below a folder that the tests leave out, such as `.data`. */
  { tests = false }: { readonly tests?: boolean } = {},
): string {
  rmSync(folder, { recursive: true, force: true })
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.json'])
    copy(folder, file)
  for (const part of [join('apps', module), ...COMMANDS]) {
    copy(folder, part)
    if (existsSync(join(root, part, 'node_modules'))) link(folder, join(part, 'node_modules'))
  }
  for (const part of ['composition', 'shared-api', 'ui']) link(folder, join('packages', part))
  if (tests) copy(folder, 'jest.config.mjs')
  installed(folder)
  return folder
}

/** Changes what one message of the copy says. */
export function changeMessage(folder: string, module: string, key: string, text: string): void {
  const file = join(folder, 'apps', module, 'src', 'messages', 'EN.json')
  const messages: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (typeof messages !== 'object' || messages === null || !(key in messages))
    throw new Error(`${module} has no message ${key}`)
  writeFileSync(file, JSON.stringify({ ...messages, [key]: text }))
}

function copy(folder: string, part: string): void {
  cpSync(join(root, part), join(folder, part), {
    recursive: true,
    filter: (path) => !LEFT.has(basename(path)),
  })
}

/** What is installed is linked piece by piece, so that nothing in the copy can install into the project. */
function installed(folder: string): void {
  const modules = 'node_modules'
  for (const name of readdirSync(join(root, modules))) if (name !== STAMP) link(folder, join(modules, name))
  writeFileSync(join(folder, modules, STAMP), fingerprint(folder))
}

function link(folder: string, part: string): void {
  mkdirSync(dirname(join(folder, part)), { recursive: true })
  symlinkSync(join(root, part), join(folder, part))
}
