import type { FastifyBaseLogger } from 'fastify'
import { toJson } from '#db/json'
import type { Deps } from '#deps'
import { begun } from '#operations/field/judge/begun'
import { canaryState, FIGURES } from '#operations/field/judge/canary-state'
import {
  claim,
  mayJudge,
  putCanary,
  selectCanary,
  setDone,
} from '#operations/field/judge/canaries.repository'
import { LastSaid } from '#operations/field/judge/last-said'
import { withLook } from '#operations/field/judge/look'
import type { Control, Pointers } from '#operations/field/judge/pointers'
import { selectStrata } from '#operations/field/judge/strata.repository'
import { verdictOf, type Verdict } from '#operations/field/judge/verdict'

/** What live reported in this time before a canary began is what it is known by. */
const HISTORY_MS = 24 * 60 * 60_000
/** A copy that claimed a verdict and has not carried it out by then is dead. */
const STALE_MS = 30_000

const BROKEN: Verdict = {
  verdict: 'bad',
  figure: 'failed',
  why: 'broken at load: pages, or the server that draws them, reported that it throws; no visitor has had it since',
}

type Canary = NonNullable<Pointers['canary']>
type Judged = Pointers & { readonly canary: Canary }

interface Options extends Pick<Deps, 'clock' | 'db'> {
  readonly control: Control
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/** What has been found bad stays so until it is taken back. */
function found(
  row: { verdict: string; figure: string | null; why: string } | undefined,
): Verdict | undefined {
  if (row?.verdict !== 'bad') return undefined
  return { verdict: 'bad', figure: FIGURES.find((one) => one === row.figure) ?? null, why: row.why }
}

/** Judges the canaries there are, takes bad ones back and promotes good ones where the operator chose so (MOD-06, MOD-11). */
export class Judge {
  readonly #options: Options
  readonly #said: LastSaid
  constructor(options: Options) {
    this.#options = options
    this.#said = new LastSaid((what) => options.log.warn({ reason: what }, 'canaries cannot be judged'))
  }

  /** One look at every canary; true while there is one. */
  async look(): Promise<boolean> {
    const pointers = await this.#pointers()
    const running = pointers.filter((one): one is Judged => one.canary !== undefined)
    for (const one of running) {
      const verdict = await this.#judge(one)
      if (verdict?.verdict === 'bad') await this.#carryOut(one, 'stop', verdict)
      if (verdict?.verdict === 'good' && one.canary.auto) await this.#carryOut(one, 'promote', verdict)
    }
    return running.length > 0
  }

  async #pointers(): Promise<readonly Pointers[]> {
    try {
      const pointers = await this.#options.control.list()
      this.#said.nothing()
      return pointers
    } catch (error) {
      this.#said.say(error instanceof Error ? error.message : String(error))
      return []
    }
  }

  /** What to think of it now; undefined where another copy of the platform is at it, or it is over and done. */
  async #judge({ canary, live, module }: Judged): Promise<Verdict | undefined> {
    const { clock, db } = this.#options
    const { brands, failed, since, version } = canary
    return await db.transaction().execute(async (tx) => {
      if (!(await mayJudge(tx))) return undefined
      const now = clock.now()
      const row = await selectCanary(tx, module)
      const before = row && canaryState.parse(row.state)
      const isSame = row?.version === version && row.since === since && before?.live === live
      const known = isSame ? row : undefined
      if (known?.done_at) return undefined
      const begunAt = known?.begun_at ?? now
      const from = new Date(begunAt.getTime() - HISTORY_MS)
      const strata = await selectStrata(tx, { module, live, canary: version, brands, since: from })
      const state = before && isSame ? withLook(before, strata) : begun(live, strata)
      const age = now.getTime() - begunAt.getTime()
      const verdict = found(known) ?? (failed ? BROKEN : verdictOf(state, strata, age))
      const isDecided = verdict.verdict === 'bad' || verdict.verdict === 'good'
      await putCanary(tx, {
        module,
        version,
        since,
        begun_at: begunAt,
        state: toJson(state),
        ...verdict,
        decided_at: isDecided ? (known?.decided_at ?? now) : null,
        claimed_at: known?.claimed_at ?? null,
      })
      return verdict
    })
  }

  async #carryOut(
    { canary, module }: Judged,
    did: 'stop' | 'promote',
    { figure, why }: Verdict,
  ): Promise<void> {
    const { clock, control, db, log } = this.#options
    const { since, version } = canary
    const now = clock.now()
    if (!(await claim(db, { module, since, now, stale: new Date(now.getTime() - STALE_MS) }))) return
    try {
      await control.move(module, { did, version }, why)
    } catch (error) {
      this.#said.say(`${module} ${version}: ${error instanceof Error ? error.message : String(error)}`)
      return
    }
    await setDone(db, module, since, clock.now())
    const what = did === 'stop' ? 'a canary was taken back' : 'a canary was promoted'
    log.warn({ module, version, figure, reason: why }, what)
  }
}
