const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  nbsp: ' ',
  '#39': '’',
  rsquo: '’',
  lsquo: '‘',
  ndash: '–',
  mdash: '—',
  eacute: 'é',
  egrave: 'è',
  ouml: 'ö',
  uuml: 'ü',
  auml: 'ä',
  ntilde: 'ñ',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
}

function entity(whole: string, name: string): string {
  const known = ENTITIES[name.toLowerCase()]
  if (known !== undefined) return known
  const digits = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name)
  if (!digits) return whole
  const point = digits[1] === undefined ? Number(digits[2]) : Number.parseInt(digits[1], 16)
  return point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff)
    ? String.fromCodePoint(point)
    : ''
}

/** A cell without what lists carry unseen: entities, zero-width and control characters, odd blanks, other spellings of one letter. */
export function cleanText(text: string): string {
  return text
    .replace(/&(#?[a-z0-9]{2,8});/gi, entity)
    .normalize('NFC')
    .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\t\r\n\v\f\u2028\u2029]/g, ' ')
    .replace(
      /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufffd]/g,
      '',
    )
    .replace(/ {2,}/g, ' ')
    .trim()
}

const NOTHING = /^(-+|–|—|n\/?a|null|none|nil|undefined|#n\/a|ไม่มี|\?)$/i

/** The cell's text, or undefined when it says that there is nothing. */
export function cellText(cell: string | undefined): string | undefined {
  if (cell === undefined) return undefined
  const text = cleanText(cell)
  return text === '' || NOTHING.test(text) ? undefined : text
}
