/** Thai writes these vowels before the consonant that a name begins with. */
const LEADING_VOWELS = /^[\u0e40-\u0e44]+/
/** A letter with the marks above and below it. */
const LETTER = /^\p{Extended_Pictographic}|^.\p{M}*/u

const initial = (word: string): string => LETTER.exec(word.replace(LEADING_VOWELS, ''))?.[0] ?? ''

/** A person's initials: the first letter of a name, of two words the first of each. */
export function initials(name: string): string {
  const [first = '', second = ''] = name.split(/[\s._-]+/).filter((word) => word !== '')
  return `${initial(first)}${initial(second)}`.toUpperCase()
}
