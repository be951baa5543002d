/** The module whose element this is, by the mark of its root. */
export function moduleOfElement(node: Node | null | undefined): string | undefined {
  const element = node instanceof Element ? node : node?.parentElement
  return element?.closest<HTMLElement>('[data-module]')?.dataset['module']
}

/** Modules that are on the screen now. */
export const modulesShown = (): string[] => [
  ...new Set(
    [...document.querySelectorAll<HTMLElement>('[data-module]')].map(
      ({ dataset }) => dataset['module'] ?? '',
    ),
  ),
]

/** A file of a module by itself, or the one file that several came in; and the line in it. */
const PLACE = /\/m\/-\/(?:assets\/([a-z-]+)\/|closure\/)[^\s:]*(?::(\d+))?/

/** The module whose script is named first by a stack, or by a file and its line. */
export function moduleOfScript(where: string): string | undefined {
  const found = PLACE.exec(where)
  if (found === null) return undefined
  return found[1] ?? partAt(Number(found[2]))
}

/** Parts follow one another in their common file; each begins on the line after the one before has ended. */
function partAt(line: number): string | undefined {
  let end = 0
  for (const [module, , run] of globalThis.__m_parts ?? []) {
    end += run.toString().split('\n').length
    if (line <= end) return module
  }
  return undefined
}
