import type { Release } from './release.schema.ts'

/** What outgrew a module's own budget, in words; `weight` is a file's size in bytes after brotli (MOD-09). */
export function budgetFaults(
  {
    name,
    declaration: { budget },
    entry,
    exposes,
    files,
  }: Pick<Release, 'name' | 'declaration' | 'entry' | 'exposes' | 'files'>,
  weight: (file: string) => number,
): string[] {
  const over = (what: string, field: string, list: readonly string[], limit: number): string[] => {
    const size = list.reduce((sum, file) => sum + weight(file), 0) / 1024
    return size <= limit
      ? []
      : [
          `${name}: ${what} is ${size.toFixed(1)} KB brotli, budget.${field} in apps/${name}/module.json is ${limit} KB. Make it lighter, or raise the budget on purpose.`,
        ]
  }
  return [
    ...over('the entry', 'entry', [entry], budget.entry),
    ...Object.entries(exposes).flatMap(([expose, { js, css }]) =>
      over(expose, 'expose', [...js, ...css], budget.expose),
    ),
    ...over(
      'the whole module',
      'total',
      files.map((file) => file.name),
      budget.total,
    ),
  ]
}
