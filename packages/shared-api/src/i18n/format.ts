import { LANGUAGE_TAGS, minorDigits, type Language } from '@site/config'

/** Money for the eye: symbol, grouped, the decimals of its currency; takes the exact decimal string of the wire, never a float. */
export function formatAmount(
  amount: string,
  { code, symbol }: { readonly code: string; readonly symbol: string },
): string {
  return written(amount, symbol, minorDigits(code))
}

/** The same with two decimals, for modules released before currencies had others. */
export function formatMoney(amount: string, symbol: string): string {
  return written(amount, symbol, 2)
}

function written(amount: string, symbol: string, places: number): string {
  const [whole = '0', part = ''] = amount.replace('-', '').split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  const decimals = places === 0 ? '' : `.${part.padEnd(places, '0').slice(0, places)}`
  return `${amount.startsWith('-') ? '−' : ''}${symbol}${grouped}${decimals}`
}

export function formatCount(count: number, language: Language): string {
  return new Intl.NumberFormat(LANGUAGE_TAGS[language]).format(count)
}

/** `YYYY/MM/DD` (promotions, announcements; B2) or with `-` (notices) from an ISO date. */
export function formatDay(iso: string, separator: '/' | '-' = '/'): string {
  return iso.slice(0, 10).replaceAll('-', separator)
}
