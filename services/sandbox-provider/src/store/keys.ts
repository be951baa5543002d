const END_OF_TIME = 10 ** 14

/** Where records stand. Ids hold no `!`. */
export const keys = {
  launch: (play: string) => `launch!${play}`,
  launches: 'launch!',
  channel: (channel: string) => `channel!${channel}`,
  round: (id: string) => `round!${id}`,
  /** Rounds of a seat, latest first. */
  ofSeat: (seat: string, at: number, id: string) => `seat!${seat}!${newestFirst(at)}!${id}`,
  seat: (seat: string) => `seat!${seat}!`,
  /** Rounds for money, in the order they began. */
  ofTime: (at: number, id = '') => `time!${String(at).padStart(15, '0')}!${id}`,
  /** Rounds that are not over. */
  live: (id: string) => `live!${id}`,
  lives: 'live!',
  click: (seat: string, clientId: string) => `click!${seat}!${clientId}`,
  call: (transactionId: string) => `call!${transactionId}`,
  calls: 'call!',
  seed: (seat: string) => `seed!${seat}`,
  revealed: (hash: string) => `revealed!${hash}`,
  playMoney: (who: string) => `play-money!${who}`,
  chain: (first: number) => `chain!${String(first).padStart(12, '0')}`,
  chains: 'chain!',
}

function newestFirst(at: number): string {
  return String(END_OF_TIME - at).padStart(15, '0')
}
