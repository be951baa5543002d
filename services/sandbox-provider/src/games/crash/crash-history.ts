import { crashView, type CrashView } from '#rounds/view'
import type { Round } from '#store/records'

const SHOWN = 16

/** The player's last flights that are over, newest first. */
export function crashHistory(rounds: readonly Round[]): CrashView[] {
  return rounds
    .flatMap((round) => (round.kind === 'crash' ? [crashView(round)] : []))
    .filter((round) => round.crash !== null)
    .slice(0, SHOWN)
}
