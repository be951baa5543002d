import type { ValueOf } from '@site/shared-api/contract/call'
import type { CanaryVerdict, FieldCount, fieldFigures, FieldRow } from '@site/shared-api/contract/field'
import type { Narrowed } from '#api/serve'
import type { Deps } from '#deps'
import { fieldRows } from '#operations/field/field-rows'
import { canaryState, FIGURES, type CanaryState } from '#operations/field/judge/canary-state'
import { selectCanaries } from '#operations/field/judge/canaries.repository'
import type { Control, Pointers } from '#operations/field/judge/pointers'
import { byBrand } from '#operations/field/judge/sums'
import { evidenceOf, NEEDED } from '#operations/field/judge/verdict'
import { addCounts, selectCounts } from '#operations/field/repository'

const HOUR_MS = 60 * 60_000

/** Telemetry that pages report, added up by the hour, and what operators see of it. */
export class Field {
  readonly #deps: Pick<Deps, 'clock' | 'db'>
  readonly #control: Control
  constructor(deps: Pick<Deps, 'clock' | 'db'>, control: Control) {
    this.#deps = deps
    this.#control = control
  }

  /** Adds counts to those of this hour; how many there were. */
  async add(counts: readonly FieldCount[]): Promise<number> {
    await addCounts(this.#deps.db, this.#hour(0), counts)
    return counts.reduce((sum, { count }) => sum + count, 0)
  }

  /** Figures of the last hours, live beside canary, and the latest canary of each module with its verdict; of these modules alone where some are named. */
  async figures(
    { hours, ...filters }: Narrowed<typeof fieldFigures>,
    modules?: readonly string[],
  ): Promise<ValueOf<typeof fieldFigures>> {
    const { db } = this.#deps
    const [counts, pointers, canaries] = await Promise.all([
      selectCounts(db, { since: this.#hour(hours - 1), ...filters }),
      this.#pointers(),
      selectCanaries(db),
    ])
    const isIncluded = ({ module }: { readonly module: string }): boolean =>
      (filters.module === undefined || filters.module === module) && modules?.includes(module) !== false
    return {
      rows: fieldRows(counts.filter(isIncluded), roleBy(pointers)),
      canaries: canaries.filter(isIncluded).map(verdictOfRow),
    }
  }

  #hour(back: number): Date {
    return new Date((Math.floor(this.#deps.clock.now().getTime() / HOUR_MS) - back) * HOUR_MS)
  }

  async #pointers(): Promise<readonly Pointers[] | undefined> {
    try {
      return await this.#control.list()
    } catch {
      // The figures are answered without.
      return undefined
    }
  }
}

function roleBy(pointers: readonly Pointers[] | undefined) {
  return (module: string, version: string): FieldRow['role'] => {
    if (pointers === undefined) return null
    const pointer = pointers.find((one) => one.module === module)
    if (pointer?.live === version) return 'live'
    return pointer?.canary?.version === version ? 'canary' : 'other'
  }
}

function verdictOfRow(row: Awaited<ReturnType<typeof selectCanaries>>[number]): CanaryVerdict {
  const state = canaryState.parse(row.state)
  const evidence = FIGURES.map(
    (figure) => [figure, Math.round(evidenceOf(state, figure) * 100) / 100] as const,
  )
  return {
    module: row.module,
    version: row.version,
    since: row.since,
    verdict: VERDICTS.find((one) => one === row.verdict) ?? 'judging',
    figure: FIGURES.find((one) => one === row.figure) ?? null,
    why: row.why,
    evidence: { failed: 0, lcp: 0, inp: 0, ...Object.fromEntries(evidence), needed: NEEDED },
    visits: visitsOf(state),
    decidedAt: row.decided_at?.toISOString() ?? null,
    doneAt: row.done_at?.toISOString() ?? null,
  }
}

const VERDICTS = ['waiting', 'judging', 'good', 'bad'] as const

/** Pages that reported, of both groups, since the canary began. */
function visitsOf({ before, seen }: CanaryState): { live: number; canary: number } {
  const sum = { live: 0, canary: 0 }
  const earlier = byBrand(before)
  for (const [brand, stratum] of Object.entries(seen.failed))
    for (const group of ['live', 'canary'] as const)
      sum[group] += stratum[group].visits - (earlier[brand]?.[group].visits ?? 0)
  return sum
}
