import type { LocalisedText } from '#api/texts/localised'

/** What the help of one example brand says differently from the other’s. */
export interface HelpFacts {
  readonly merchant: string
  readonly name: string
  readonly age: number
  /** How money comes in and goes out. */
  readonly ways: LocalisedText
  readonly leastDeposit: string
  readonly leastWithdrawal: string
  /** From whom a withdrawal of this size asks for a look at the papers. */
  readonly papersFrom: string
  /** Helplines as they stand in the text on responsible play. */
  readonly helplines: LocalisedText
}

export interface Question {
  readonly tag: string
  readonly title: LocalisedText
  readonly content: LocalisedText
}

export interface Topic extends Question {
  readonly items: readonly Question[]
}

/** A topic as it is said for a brand. */
export type TopicOf = (facts: HelpFacts) => Topic

export const NOTHING: LocalisedText = { TY: '', EN: '' }
