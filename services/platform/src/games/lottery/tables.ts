import type { DrawSchedule } from '@site/shared-api/contract/lottery'

export interface LotteryTables {
  lotteries: { id: string; node_id: bigint; schedule: DrawSchedule }
  /** One row a draw, as its provider held it. */
  lottery_draws: { lottery_id: string; draw_at: Date; numbers: number[] }
}

declare module '#db/tables' {
  interface Tables extends LotteryTables {}
}
