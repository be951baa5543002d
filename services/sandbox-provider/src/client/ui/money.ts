import type { Boot } from '#client/boot'

/** `12345.67` as `฿12,345.67`, and as `₫12,345` where the currency has no decimals. */
export function moneyText(amount: string, { decimals, symbol }: Boot['currency']): string {
  const [whole = '0', part = '00'] = amount.split('.')
  return `${symbol}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${decimals === 0 ? '' : `.${part}`}`
}

/** Minor units for sums and counting up; exact for every amount of a round. */
export function minorOf(amount: string): number {
  return Number(amount.replace('.', ''))
}

export function decimalOf(minor: number): string {
  const text = String(Math.floor(minor)).padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`
}

/** A stake step as the amount on the wire. */
export function stepAmount(step: number): string {
  return `${step}.00`
}
