/** Whose part, and in which language. */
export interface PartOf {
  readonly merchant: string
  readonly account: string
  readonly language: 'EN' | 'TY'
}
