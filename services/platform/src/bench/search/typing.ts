import type { Random } from '@site/art'
import { isThai } from '#games/catalogue/search/fold'

const LATIN = 'abcdefghijklmnopqrstuvwxyz'
const THAI = 'กขคงจชซดตถทนบปผพฟมยรลวสหอะาิีุูเแโไ'

/** One letter of a title changed, left out, added or swapped with the next one. */
export function mistype(title: string, r: Random): string {
  const letters = [...title]
  const places = letters.flatMap((letter, i) => (/\p{L}/u.test(letter) ? [i] : []))
  for (;;) {
    const at = r.pick(places)
    const letter = r.pick([...(isThai(title) ? THAI : LATIN)])
    const typed = [...letters]
    const kind = r.whole(0, 3)
    if (kind === 0) typed[at] = letter
    else if (kind === 1) typed.splice(at, 1)
    else if (kind === 2) typed.splice(at, 0, letter)
    else if (/\p{L}/u.test(letters[at + 1] ?? ''))
      typed.splice(at, 2, letters[at + 1] ?? '', letters[at] ?? '')
    if (typed.join('') !== title) return typed.join('')
  }
}

/** What players type: a word, the beginning of one, two words, a whole title, one with a typo, one letter, nonsense. */
export function queriesOf(titles: readonly { en: string; th: string }[], count: number, r: Random): string[] {
  return Array.from({ length: count }, (_, i) => {
    const { en, th } = r.pick(titles)
    const title = r.chance(0.5) ? en : th
    const words = title.split(/\s+/)
    const word = r.pick(words)
    switch (i % 8) {
      case 0:
        return word
      case 1:
        return word.slice(0, r.whole(1, 4))
      case 2:
        return words.slice(0, 2).join(' ')
      case 3:
        return mistype(/\p{L}{4}/u.test(word) ? word : title, r)
      case 4:
        return mistype(title, r)
      case 5:
        return [...words].reverse().join(' ').toUpperCase()
      case 6:
        return title.slice(0, r.whole(5, 20))
      default:
        return r.pick([title, title.replaceAll(' ', ''), 'zzyzx qwrtp', title[0] ?? 'a'])
    }
  })
}
