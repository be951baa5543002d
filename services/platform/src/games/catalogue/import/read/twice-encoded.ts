import { byteOf1252, SIGN_CLASS } from './windows-1252.ts'

const TAIL = `[\\u0080-\\u00bf${SIGN_CLASS}]`
/** What UTF-8 looks like to a program that takes each of its bytes for a letter: `Ã©`, `â€™`, `à¸ª`. */
const TWICE = new RegExp(
  `(?:[\\u00c2-\\u00df]${TAIL}|[\\u00e0-\\u00ef]${TAIL}{2}|[\\u00f0-\\u00f4]${TAIL}{3})+`,
  'g',
)
const strict = new TextDecoder('utf-8', { fatal: true })

/** Puts letters right that were encoded twice on their way through several programs. */
export function mendTwiceEncoded(text: string): { text: string; mended: number } {
  let mended = 0
  const whole = text.replace(TWICE, (found) => {
    const bytes = Uint8Array.from(found, byteOf1252)
    try {
      const letters = strict.decode(bytes)
      mended += 1
      return letters
    } catch {
      return found
    }
  })
  return { text: whole, mended }
}
