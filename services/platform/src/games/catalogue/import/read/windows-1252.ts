const FIRST = 0x80
/** The signs that Windows-1252 has from 0x80 to 0x9f, where Latin-1 has none. */
const SIGNS = [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ']
const BYTE_OF = new Map(SIGNS.map((sign, i) => [sign, FIRST + i]))

/** A letter of Windows-1252 that is none of Latin-1, for a class of a regular expression. */
export const SIGN_CLASS = SIGNS.join('')

export function decode1252(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (sign) => SIGNS[sign.charCodeAt(0) - FIRST] ?? sign)
}

/** The byte that a letter is in Windows-1252; letters that it has not are cut to one. */
export const byteOf1252 = (letter: string): number => BYTE_OF.get(letter) ?? letter.charCodeAt(0)
