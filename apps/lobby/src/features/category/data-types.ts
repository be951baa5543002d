/** What a category shows of its games (A3); SEARCH is a name in the address, not a choice. */
export const CHOICES = ['ALL', 'NEW', 'HOT', 'FAV', 'RECENT'] as const
export type Choice = (typeof CHOICES)[number]

/** Spellings of addresses beside the enum's own, in capitals (decisions: data-type spellings). */
const SPELLINGS: Readonly<Record<string, Choice>> = { FAVOURITES: 'FAV', FAVORITES: 'FAV', SEARCH: 'ALL' }

/** The choice that a word of an address means; an unknown one is ALL, the default (A3). */
export function choiceOf(word: string | null): Choice {
  const upper = word?.trim().toUpperCase() ?? ''
  return CHOICES.find((choice) => choice === upper) ?? SPELLINGS[upper] ?? 'ALL'
}

/** Lists of the member: they need a token (A4, LOB-19). */
export function isOwn(choice: Choice): boolean {
  return choice === 'FAV' || choice === 'RECENT'
}
