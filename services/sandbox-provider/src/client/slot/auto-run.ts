import type { AutoPlan } from '#client/slot/auto-play.sheet'
import { minorOf } from '#client/ui/money'
import type { SlotView } from '#rounds/view'

/** Spins that run by themselves, until the plan says stop. */
export class AutoRun {
  readonly #plan: AutoPlan
  readonly #begun: number
  left: number
  /** `balance` in minor units, as it is before the first spin. */
  constructor(plan: AutoPlan, balance: number) {
    this.#plan = plan
    this.#begun = balance
    this.left = plan.spins
  }

  /** Counts a round; says whether another one follows. */
  goesOn(round: SlotView, balance: number): boolean {
    const { loss, win, atFreeSpins } = this.#plan
    const stake = minorOf(round.stake)
    this.left -= 1
    if (this.left <= 0) return false
    if (loss !== null && this.#begun - balance >= loss * stake) return false
    if (win !== null && minorOf(round.payout) >= win * stake) return false
    return !(atFreeSpins && (round.outcome?.free.length ?? 0) > 0)
  }
}
