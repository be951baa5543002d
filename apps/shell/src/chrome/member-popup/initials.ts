/** Thai writes these vowels before the consonant that a name begins with. */
const LEADING_VOWELS = /^[\u0e40-\u0e44]+/

const initial = (word: string): string => [...word.replace(LEADING_VOWELS, '')][0] ?? ''

/** The letters that stand for a member: the first of a name, of two words the first of each. */
export function initials(userName: string): string {
  const [first = '', second = ''] = userName.split(/[\s._-]+/).filter((word) => word !== '')
  return `${initial(first)}${initial(second)}`.toUpperCase()
}
