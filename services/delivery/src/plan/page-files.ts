import type { Plan, PlanRoute, PlanSlot, Release } from '@site/config/schema'

/** The files behind a page: what is sent with it, and how the rest is found and checked. */
export interface PageFiles {
  /** Small files of the landing route, for the closure, by `<module>/<file>`. */
  readonly closure: readonly string[]
  /** Styles that stand in the page. */
  readonly inlined: readonly string[]
  readonly styles: Plan['styles']
  readonly integrity: Plan['integrity']
  /** The page's own scripts, in order. */
  readonly scripts: readonly string[]
}

interface Behind {
  readonly shell: Release
  readonly releases: ReadonlyMap<string, Release>
  /** Releases to fall back to. */
  readonly lastGood: readonly Release[]
  /** The landing route and the slots that stand on it. */
  readonly parts: readonly (PlanRoute | PlanSlot)[]
}

/** Works out the files of a page; with the one bundle (`parts` and releases left out) they are the shell's alone. */
export function pageFiles({ shell, releases, lastGood, parts }: Behind): PageFiles {
  const own = shell.exposes['.'] ?? { js: [], css: [] }
  const exposed = parts.map(({ module, expose }) => ({
    module,
    files: releases.get(module)?.exposes[expose],
  }))
  const entries = [...new Set(parts.map(({ module }) => module))].map(
    (module) => `${module}/${releases.get(module)?.entry}`,
  )
  const all = [shell, ...releases.values()]
  return {
    closure: unique([...entries, ...exposed.flatMap(({ module, files }) => within(module, files?.js))]),
    inlined: unique([
      ...within(shell.name, own.css),
      ...exposed.flatMap(({ module, files }) => within(module, files?.css)),
    ]),
    styles: Object.assign({}, ...all.map((release) => keyed(release, Object.entries(release.styles)))),
    integrity: Object.assign(
      {},
      ...[...all, ...lastGood].map((release) =>
        keyed(
          release,
          release.files.map(({ name, integrity }) => [name, integrity]),
        ),
      ),
    ),
    scripts: within(shell.name, own.js),
  }
}

const unique = (list: readonly string[]): string[] => [...new Set(list)]

const within = (module: string, files: readonly string[] = []): string[] =>
  files.map((file) => `${module}/${file}`)

const keyed = <Value>(
  { name }: Release,
  pairs: readonly (readonly [string, Value])[],
): Record<string, Value> => Object.fromEntries(pairs.map(([file, value]) => [`${name}/${file}`, value]))
