/** Whom a check belongs to: a check or a pass of one brand or network is worth nothing to another. */
export interface Requester {
  readonly merchant: string
  readonly address: string
}
