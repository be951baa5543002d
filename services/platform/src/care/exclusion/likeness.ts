/** Mail services that read an address without its dots. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])
/** Titles before names, which identify no person. */
const TITLES = new Set(['mr', 'mrs', 'ms', 'miss', 'khun', 'นาย', 'นาง', 'นางสาว', 'น.ส', 'คุณ', 'ด.ช', 'ด.ญ'])
/** Thai tone marks and signs that people leave out. */
const TONES = /[\u0E47-\u0E4E]/g
const ACCENTS = /[\u0300-\u036F]/g

export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trim()

/** The mailbox of an address: without a plus suffix, and without dots where the service ignores them. */
export function mailboxOf(address: string): string {
  const [, name = '', service = ''] = /^(.+)@([^@]+)$/.exec(plain(address)) ?? []
  if (name === '') return plain(address)
  const own = name.replace(/(?!^)\+.*$/, '')
  return DOTLESS.has(service) ? `${own.replaceAll('.', '')}@gmail.com` : `${own}@${service}`
}

/** The same without any dot before the sign: elsewhere that may be another box. */
export const dotless = (address: string): string => {
  const box = mailboxOf(address)
  const end = box.lastIndexOf('@')
  return end === -1 ? box : box.slice(0, end).replaceAll('.', '') + box.slice(end)
}

/** A name without titles, accents, tones and signs, its parts in one order. */
export function nameOf(typed: string): string {
  const parts = plain(typed)
    .split(/[\s,]+/)
    .map((part) => part.replace(/^\.+|\.+$/g, ''))
    .filter((part) => !TITLES.has(part))
  return parts
    .map((part) =>
      part
        .normalize('NFD')
        .replace(ACCENTS, '')
        .replace(TONES, '')
        .replace(/[^\p{L}\p{M}]/gu, ''),
    )
    .filter(Boolean)
    .sort()
    .join(' ')
}

/** A name without one of its letters: the whole of it, and where in which part the letter stood, whatever order the parts have. */
const lessOne = (name: string): { whole: string; at: (shift: number) => string }[] => {
  const parts = name.split(' ')
  return parts.flatMap((part, own) => {
    const others = parts.filter((_, other) => other !== own)
    const letters = [...part]
    return letters.map((_, at) => {
      const rest = letters.filter((_letter, other) => other !== at).join('')
      return {
        whole: [...others, rest].filter(Boolean).sort().join(' '),
        at: (shift) => `less at ${at + shift} ${rest}, ${others.join(' ')}`,
      }
    })
  })
}

/** What is kept of a name, so that names of one letter more, less or other, or with two swapped, find it by equal texts alone. */
export const keptOfName = (name: string): string[] => [
  `whole ${name}`,
  ...lessOne(name).flatMap(({ at, whole }) => [`less ${whole}`, at(0)]),
]

/** What a name is looked for by among what `keptOfName` kept of others. */
export const soughtOfName = (name: string): string[] => [
  `whole ${name}`,
  `less ${name}`,
  ...lessOne(name).flatMap(({ at, whole }) => [`whole ${whole}`, at(-1), at(0), at(1)]),
]
