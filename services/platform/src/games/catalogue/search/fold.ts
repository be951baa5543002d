/** Letters that no decomposition brings to their plain form. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  '×': 'x',
}
const ODD = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g')
/** Latin accents; of Thai the tone marks, the short-vowel mark and the mark of a silent letter. */
const MARKS = /[\u0300-\u036f\u0e47-\u0e4c]/g
const THAI_ZERO = 0x0e50
const REPETITION = /[ฯๆ]/g
const APOSTROPHES = /['’‘ʼ`´]/g

/** A text without what searchers leave out or write in another way: case, accents, tone marks, apostrophes. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(APOSTROPHES, '')
    .replace(ODD, (letter) => PLAIN[letter] ?? letter)
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .replace(REPETITION, '')
    .replace(/เเ/g, 'แ')
}

/** Letters, digits and the vowels that Thai writes above and below them. */
const WORD = /[\p{L}\p{N}\p{M}]+/gu
const RUN = /[\u0e00-\u0e7f]+|[^\u0e00-\u0e7f]+/g

/** Folded runs of one script between blanks and signs; Thai writes many words in one run. */
export function runsOf(text: string): string[] {
  const words = fold(text.replace(/[&＆]/g, ' and ')).match(WORD) ?? []
  return words.flatMap((word) => word.match(RUN) ?? [])
}

export const isThai = (text: string): boolean => /^[\u0e00-\u0e7f]/.test(text)

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })
const LONGEST_WORD = 40

/** The words of a name, folded, in their order: Latin ones by blanks and signs, Thai ones by the dictionary. */
export function wordsOf(name: string): string[] {
  const found: string[] = []
  for (const { segment, isWordLike } of segmenter.segment(name.normalize('NFC').replace(/[&＆]/g, ' and ')))
    if (isWordLike === true) found.push(...runsOf(segment))
  return found.map((word) => word.slice(0, LONGEST_WORD))
}

const GRAM = 3
/** No word begins so: grams and words share one index. */
const GRAM_MARK = '~'
const THAI_FIRST = 0x0e01
const ASCII_FIRST = 0x21
/** Thai letters as one byte each: three letters in a row are most of the index. */
const oneByte = (letter: string): string =>
  String.fromCharCode(letter.charCodeAt(0) - THAI_FIRST + ASCII_FIRST)

/** Every three letters in a row of a Thai run, as the index keeps them: a mistyped letter spoils few of them. */
export function gramsOf(run: string): string[] {
  const letters = [...run].map(oneByte).join('')
  const grams: string[] = []
  for (let i = 0; i + GRAM <= letters.length; i += 1) grams.push(GRAM_MARK + letters.slice(i, i + GRAM))
  return grams
}

/** A name in one piece: what two spellings of it have in common. */
export function keyOf(name: string): string {
  return runsOf(name).join('')
}
