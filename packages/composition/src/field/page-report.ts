import type { FieldReport, Plan } from '@site/config/schema'
import { STAGE_NOTE, type StageNote } from '../loading/stage-note.ts'
import type { PageProblems } from './page-problems.ts'
import { moduleOfScript } from './whose.ts'

type Figure = FieldReport['figures'][number]
type Stage = FieldReport['failures'][number]['stages'][number]

/** Where there is no route (a screen of the frame's own). */
const NO_ROUTE = 'none'
const STAGES: readonly string[] = ['resolve', 'fetch', 'evaluate', 'bootstrap', 'render']
const isStage = (stage: string): stage is Stage => STAGES.includes(stage)
const round = (value: number): number => Math.round(value * 10) / 10

/** What a page reports, each thing once. */
export class PageReport {
  readonly #plan: Plan
  readonly #problems: PageProblems
  readonly #figures = new Map<Figure['metric'], Figure>()
  readonly #seen = new Set<string>()
  readonly #sent = new Set<string>()
  constructor(plan: Plan, problems: PageProblems) {
    this.#plan = plan
    this.#problems = problems
    this.#seen.add('shell')
  }

  /** Modules that are on the screen. */
  see(modules: readonly string[]): void {
    for (const module of modules) this.#seen.add(module)
  }

  /** The present value of a figure; it may change until it has been sent. */
  measure(metric: Figure['metric'], value: number, route: string | undefined, of: string | undefined): void {
    const on = [...this.#seen]
    this.#figures.set(metric, {
      metric,
      value: round(value),
      route: route || NO_ROUTE,
      on,
      ...(of === undefined ? {} : { of }),
    })
  }

  /** What has not been reported yet; undefined where there is nothing. */
  take(): FieldReport | undefined {
    const news = {
      shown: this.#news('shown', [...this.#seen], (module) => module),
      figures: this.#news('figure', [...this.#figures.values()], ({ metric }) => metric),
      ...this.#stages(),
      failures: this.#news('failed', this.#failures(), ({ module, version }) => `${module}@${version}`),
      errors: this.#news(
        'error',
        this.#problems.errors.flatMap((where) => moduleOfScript(where) ?? []),
        (module) => module,
      ),
    }
    if (Object.values(news).every((list) => list.length === 0)) return undefined
    return { releases: this.#releases(), route: this.#plan.landing ?? NO_ROUTE, ...news }
  }

  #releases(): FieldReport['releases'] {
    const { field, modules } = this.#plan
    const versions = modules.map(({ name, version }) => [name, version])
    return Object.fromEntries([...versions, ...(field ? [['shell', field.shell]] : [])])
  }

  #stages(): Pick<FieldReport, 'loads' | 'fallbacks'> {
    const notes = performance
      .getEntriesByName(STAGE_NOTE, 'measure')
      // reason: notes of this name are written by noteStage alone
      .map((entry) => ({ ms: round(entry.duration), ...((entry as PerformanceMeasure).detail as StageNote) }))
    const key = ({ module, stage, kind }: StageNote): string => [module, stage, kind].join(' ')
    const news = this.#news('stage', notes, key)
    const releases = this.#releases()
    return {
      // What a fall-back took is no figure of the release that it stood in for.
      loads: news.flatMap(({ module, ms, stage, version }) =>
        stage === 'fallback' || version !== releases[module] ? [] : [{ module, stage, ms }],
      ),
      fallbacks: news.flatMap(({ module, kind }) => (kind === undefined ? [] : [{ module, kind }])),
    }
  }

  #failures(): FieldReport['failures'] {
    const stages = new Map<string, Set<Stage>>()
    for (const { module, stage, version } of this.#problems.failures) {
      // The shell's own parts go by what the page is made of.
      const own = module === 'shell' ? (this.#plan.field?.shell ?? version) : version
      const key = `${module} ${own}`
      if (isStage(stage)) stages.set(key, (stages.get(key) ?? new Set()).add(stage))
    }
    return [...stages].map(([key, found]) => {
      const [module = '', version = ''] = key.split(' ')
      return { module, version, stages: [...found] }
    })
  }

  /** Those that have not been sent, which they are from now on. */
  #news<T>(kind: string, list: readonly T[], keyOf: (one: T) => string): T[] {
    return list.filter((one) => {
      const key = `${kind} ${keyOf(one)}`
      if (this.#sent.has(key)) return false
      this.#sent.add(key)
      return true
    })
  }
}
