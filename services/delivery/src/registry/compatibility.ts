import type { Release } from '@site/config/schema'
import { RefusedRelease } from './refused-release.ts'

const label = ({ name, version }: Release): string => `${name} ${version}`

/** Whether a version lies in one of a range's caret ranges (`^2.20.0 || ^3.0.0`), the only kind that modules are built with. */
export function inRange(version: string, range: string): boolean {
  return range.split('||').some((caret) => inCaretRange(version, caret.trim()))
}

function inCaretRange(version: string, range: string): boolean {
  const numbers = (text: string): number[] => text.replace('^', '').split('.').map(Number)
  const [major = 0, minor = 0, patch = 0] = numbers(version)
  const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = numbers(range)
  if (major !== wantedMajor) return false
  return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch)
}

/** What a module's release asks of a shell's release that this one does not give: library, version or name (MOD-03). */
export function lacking(module: Release, shell: Release): string[] {
  const contract =
    module.contract === shell.contract
      ? []
      : [`shared contract ${module.contract} where the shell has ${shell.contract}`]
  const { gives } = shell
  if (gives === undefined) return contract
  const libraries = Object.entries(module.needs).flatMap(([request, { range, names }]) => {
    const given = gives[request]
    if (given === undefined) return [request]
    if (!inRange(given.version, range)) return [`${request} ${range} where the shell gives ${given.version}`]
    const missing = names.filter((name) => name !== '*' && !given.names.includes(name))
    return missing.map((name) => `"${name}" of ${request}`)
  })
  return [...contract, ...libraries]
}

/** Refuses a set of releases that would not work with one another: every module with its shell, both ways. */
export function refuseIncompatible(candidates: readonly Release[], live: readonly Release[]): void {
  const names = new Set(candidates.map(({ name }) => name))
  const all = [...candidates, ...live.filter(({ name }) => !names.has(name))]
  const shell = all.find(({ name }) => name === 'shell')
  if (shell === undefined) return
  if (names.has('shell') && shell.gives === undefined)
    throw new RefusedRelease(`${label(shell)} does not say what it gives to modules: build it again.`)
  const modules = all.filter(({ name }) => name !== 'shell' && name !== 'mono')
  const faults = modules.flatMap((module) => {
    if (!names.has('shell') && !names.has(module.name)) return []
    const missing = lacking(module, shell)
    if (missing.length === 0) return []
    const out = names.has(module.name)
      ? `Release a shell that gives it first (npm run build -- shell), or use what the live one gives.`
      : `Keep it in the shell, or release a ${module.name} that does without it first.`
    return [`${label(module)} needs ${missing.join('; ')}: ${label(shell)} does not give it. ${out}`]
  })
  if (faults.length > 0) throw new RefusedRelease(faults.join('\n'))
}
