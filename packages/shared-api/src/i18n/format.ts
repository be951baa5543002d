import { LANGUAGE_TAGS, type Language } from '@site/config'

/** Money for the eye: symbol, grouped, two decimals; takes the exact decimal string of the wire, never a float. */
export function formatMoney(amount: string, symbol: string): string {
  const [whole = '0', cents = ''] = amount.replace('-', '').split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  return `${amount.startsWith('-') ? '−' : ''}${symbol}${grouped}.${cents.padEnd(2, '0').slice(0, 2)}`
}

export function formatCount(count: number, language: Language): string {
  return new Intl.NumberFormat(LANGUAGE_TAGS[language]).format(count)
}

/** `YYYY/MM/DD` (promotions, announcements; B2) or with `-` (notices) from an ISO date. */
export function formatDay(iso: string, separator: '/' | '-' = '/'): string {
  return iso.slice(0, 10).replaceAll('-', separator)
}
