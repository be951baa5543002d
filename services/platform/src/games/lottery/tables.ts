import type { DrawSchedule } from '@site/shared-api/contract/lottery'

/** What a draw draws: `count` numbers between `from` and `to`; balls that are not put back, or digits that are. */
export interface DrawForm {
  readonly count: number
  readonly from: number
  readonly to: number
  readonly unique: boolean
}

export interface LotteryTables {
  lotteries: { id: string; node_id: bigint; schedule: DrawSchedule; form: DrawForm }
  /** One row a draw, made once: the first instance to insert it decides. */
  lottery_draws: { lottery_id: string; draw_at: Date; numbers: number[] }
}

declare module '#db/tables' {
  interface Tables extends LotteryTables {}
}
