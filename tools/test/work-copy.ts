import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(__dirname, '..', '..')

/** A copy of the work tree's own files in a folder of its own, with what is installed linked: sources may be made and changed there. */
export interface WorkCopy {
  readonly folder: string
  /** Runs lines of a module script in it; answers what it prints. */
  script(lines: string): string
  /** Runs an installed program in it; throws with what it said. */
  program(name: string, args: readonly string[]): string
  /** Gives a module that was made here what the module `like` has installed. */
  installLike(module: string, like: string): void
  remove(): void
}

export function workCopy(): WorkCopy {
  const folder = mkdtempSync(join(tmpdir(), 'work-copy-'))
  const git = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  for (const file of execFileSync('git', git, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)) {
    if (!existsSync(join(root, file))) continue
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  // Links of a package lead to its neighbours: the copy's own. The packages of others are one folder for all.
  for (const part of ['.', 'e2e', ...['apps', 'packages', 'services'].flatMap(children)]) linkInstalled(part)
  const run = (command: string, args: readonly string[]): string => {
    try {
      return execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string } // reason: execFileSync's own failure
      throw new Error(`${stdout}${stderr}`, { cause: error })
    }
  }

  function linkInstalled(part: string): void {
    const from = join(root, part, 'node_modules')
    if (part === '.') {
      mkdirSync(join(folder, 'node_modules'))
      for (const name of readdirSync(from))
        if (name !== '.installed') symlinkSync(join(from, name), join(folder, 'node_modules', name))
    } else if (existsSync(from))
      cpSync(from, join(folder, part, 'node_modules'), { recursive: true, verbatimSymlinks: true })
  }

  return {
    folder,
    script: (lines) => run(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', lines]),
    program: (name, args) => run(join(folder, 'node_modules', '.bin', name), args),
    installLike: (module, like) =>
      cpSync(join(root, 'apps', like, 'node_modules'), join(folder, 'apps', module, 'node_modules'), {
        recursive: true,
        verbatimSymlinks: true,
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const children = (group: string): string[] => readdirSync(join(root, group)).map((name) => join(group, name))
