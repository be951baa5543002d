import type { CrashRound, LotteryRound, Round, SlotRound } from '#store/records'

/** What a page may know of a round: nothing that the player could still bet on. */
interface Common {
  id: string
  at: number
  state: Round['state']
  stake: string
  payout: string
  balance: string | null
  jackpot: string | null
  fair: Round['fair']
}
export type SlotView = Common & { kind: 'slot'; outcome: SlotRound['outcome'] | null; shown: number }
export type CrashView = Common & {
  kind: 'crash'
  auto: number | null
  cashedOut: number | null
  startedAt: number | null
  crash: number | null
}
export type LotteryView = Common & {
  kind: 'lottery'
  draw: number
  lines: LotteryRound['lines']
  drawn: LotteryRound['drawn']
}
export type RoundView = SlotView | CrashView | LotteryView

const UNDECIDED: readonly Round['state'][] = ['betting', 'open', 'refunding', 'refunded', 'refused']

function common(round: Round): Common {
  const hidden = UNDECIDED.includes(round.state)
  const { id, at, state, stake, payout, balance, jackpot, fair } = round
  return { id, at, state, stake, payout: hidden ? '0.00' : payout, balance, jackpot, fair }
}

export function slotView(round: SlotRound): SlotView {
  const hidden = UNDECIDED.includes(round.state)
  return { ...common(round), kind: 'slot', outcome: hidden ? null : round.outcome, shown: round.shown }
}

export function crashView(round: CrashRound): CrashView {
  const { auto, cashedOut, startedAt, crash } = round
  const hidden = UNDECIDED.includes(round.state)
  return { ...common(round), kind: 'crash', auto, cashedOut, startedAt, crash: hidden ? null : crash }
}

export function lotteryView(round: LotteryRound): LotteryView {
  const { draw, lines, drawn } = round
  return { ...common(round), kind: 'lottery', draw, lines, drawn }
}

export function roundView(round: Round): RoundView {
  switch (round.kind) {
    case 'slot':
      return slotView(round)
    case 'crash':
      return crashView(round)
    case 'lottery':
      return lotteryView(round)
  }
}
