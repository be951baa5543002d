import type { Plan, Release } from '@site/config/schema'

interface Weight {
  readonly module: string
  readonly what: string
  readonly kb: number
  readonly budget: number | undefined
}

/** KB after brotli of named files of a release. */
function kbOf({ files }: Release, names: readonly string[]): number {
  const wanted = new Set(names)
  return files.filter(({ name }) => wanted.has(name)).reduce((sum, { brotli }) => sum + brotli, 0) / 1_024
}

/** The size of a module beside the budget of its own declaration (MOD-09). */
function weightsOf(release: Release): Weight[] {
  const { name: module, declaration, entry, exposes, files } = release
  const { budget } = declaration
  const own = Object.entries(exposes).map(
    ([expose, { js, css }]) => [expose, kbOf(release, [...js, ...css])] as const,
  )
  const largest = own.reduce((most, one) => (one[1] > most[1] ? one : most), ['none', 0] as const)
  return [
    { module, what: 'entry', kb: kbOf(release, [entry]), budget: budget.entry },
    { module, what: `largest expose (${largest[0]})`, kb: largest[1], budget: budget.expose },
    {
      module,
      what: 'total',
      kb: kbOf(
        release,
        files.map(({ name }) => name),
      ),
      budget: budget.total,
    },
  ]
}

/** The scripts that the page of a route names, by module: the shell's own and the closure's parts. */
function firstRoute(plan: Plan, releases: readonly Release[]): Weight[] {
  return releases.flatMap((release) => {
    const { name: module, exposes } = release
    const closure = (plan.closure?.files ?? [])
      .filter((file) => file.startsWith(`${module}/`))
      .map((file) => file.slice(module.length + 1))
    const files = module === 'shell' ? (exposes['.']?.js ?? []) : closure
    return files.length === 0
      ? []
      : [{ module, what: 'scripts of /m/home', kb: kbOf(release, files), budget: undefined }]
  })
}

export const overBudget = ({ kb, budget }: Weight): boolean => budget !== undefined && kb > budget

/** Per module: entry, largest expose and total beside their budgets, and its share of the first route. */
export function moduleWeights(plan: Plan, releases: readonly Release[]): Weight[] {
  const route = firstRoute(plan, releases)
  const all = route.reduce((sum, { kb }) => sum + kb, 0)
  return [
    ...releases.flatMap(weightsOf),
    ...route,
    { module: 'all', what: 'scripts of /m/home', kb: all, budget: undefined },
  ]
}

export function weightTable(weights: readonly Weight[]): string {
  const rows = weights.map((weight) => {
    const { module, what, kb, budget } = weight
    const verdict = budget === undefined ? '' : overBudget(weight) ? 'OVER' : 'ok'
    const limit = budget === undefined ? '' : `≤ ${budget}`
    return `${module.padEnd(16)}${what.padEnd(46)}${kb.toFixed(1).padStart(8)}${limit.padStart(10)}  ${verdict}`
  })
  return ['\nWeight per module, KB after brotli, beside the budget of its module.json', ...rows].join('\n')
}
