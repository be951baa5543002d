import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readRelease, type Release } from '@site/config/schema'

const ENDING = '.json'

/** The descriptions of the releases that lie in a folder, each read once. */
export interface Descriptions {
  read(module: string, version: string | undefined): Release | undefined
  isThere(module: string, version: string): boolean
  /** Versions of a module, the last staged first. */
  versions(module: string): readonly string[]
  stagedAt(module: string, version: string): Date | undefined
  /** Integrity of a file of any release ever published; old pages go on asking for theirs. */
  integrityOf(module: string, file: string): string | undefined
  reportOnce(message: string): void
}

/** `onProblem` hears once of what cannot be read. */
export function openDescriptions(folder: string, onProblem: (message: string) => void): Descriptions {
  const releases = new Map<string, Release>()
  const reported = new Set<string>()
  const fileOf = (module: string, version: string): string => join(folder, module, `${version}${ENDING}`)

  function reportOnce(message: string): undefined {
    if (!reported.has(message)) onProblem(message)
    reported.add(message)
  }

  function read(module: string, version: string | undefined): Release | undefined {
    if (version === undefined) return undefined
    const key = `${module}@${version}`
    const known = releases.get(key)
    if (known) return known
    const file = fileOf(module, version)
    if (!existsSync(file)) return undefined
    try {
      const release = readRelease(JSON.parse(readFileSync(file, 'utf8')))
      if (release === undefined)
        return reportOnce(
          `registry: ${key} was released before modules declared their paths and is left out; publish it again`,
        )
      releases.set(key, release)
      return release
    } catch {
      return reportOnce(
        `registry: the description of ${module} ${version} cannot be read; publish ${module} again`,
      )
    }
  }

  function versions(module: string): string[] {
    if (!existsSync(join(folder, module))) return []
    const files = readdirSync(join(folder, module)).filter((file) => file.endsWith(ENDING))
    const stagedFiles = files.map((file) => [statSync(join(folder, module, file)).mtimeMs, file] as const)
    return stagedFiles.sort(([one], [other]) => other - one).map(([, file]) => file.slice(0, -ENDING.length))
  }

  return {
    read,
    isThere: (module, version) => existsSync(fileOf(module, version)),
    versions,
    stagedAt: (module, version) => statSync(fileOf(module, version), { throwIfNoEntry: false })?.mtime,
    integrityOf(module, file) {
      if (!/^[a-z-]+$/.test(module) || !existsSync(join(folder, module))) return undefined
      for (const name of readdirSync(join(folder, module))) {
        const release = read(module, name.slice(0, -ENDING.length))
        const found = release?.files.find((other) => other.name === file)
        if (found) return found.integrity
      }
      return undefined
    },
    reportOnce,
  }
}
