/** Topics to which the site itself leads: registration, the note on responsible play, the question for one’s age. */
const NEEDED: Readonly<Record<string, string>> = {
  terms: 'registration',
  privacy: 'the note at the end of pages',
  responsible: 'the note at the end of pages',
  age: 'the question for one’s age',
}

/** What of the site leads to a topic; undefined for one that can go. */
export const neededBy = (tag: string): string | undefined =>
  Object.hasOwn(NEEDED, tag) ? NEEDED[tag] : undefined
