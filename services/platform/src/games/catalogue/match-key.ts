const COMPANY = /(ltd|limited|inc|llc|co|corp|gmbh|plc|company|จำกัด)$/

/** What is left of a provider's name when case, accents, blanks, signs and a company's suffix are taken away. */
export function matchKey(name: string): string {
  let key = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')
  while (COMPANY.test(key) && key.replace(COMPANY, '').length >= 3) key = key.replace(COMPANY, '')
  return key
}
