import { createHash } from 'node:crypto'
import { hashText, hsl, STUDIOS } from '@site/art'
import type { VendorRow } from '#games/catalogue/vendors/vendors.repository'

const LONGEST_CODE = 12
const HUE_SWING = 24

/** A provider that the catalogue did not know, painted by its own seed. */
export function newVendor(
  name: string,
  key: string,
  taken: Set<string>,
  merchants: readonly string[],
  sort: number,
): VendorRow {
  const code = freeCode(name, key, taken)
  const seed = hashText(key)
  return {
    code,
    names: { EN: name, TY: name },
    match_key: key,
    colour: hsl(seed % 360, 62, 42),
    logo_seed: code,
    studio: STUDIOS[seed % STUDIOS.length] ?? 'lush',
    hue_shift: (seed % (HUE_SWING * 2 + 1)) - HUE_SWING,
    categories: [],
    is_hot: false,
    sort,
    merchants: [...merchants],
    transfer_wallet: false,
  }
}

function freeCode(name: string, key: string, taken: Set<string>): string {
  const letters = name
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .slice(0, LONGEST_CODE)
  const base =
    letters.length >= 2
      ? letters
      : `P${createHash('sha256').update(key).digest('hex').slice(0, 7).toUpperCase()}`
  let code = base
  for (let i = 2; taken.has(code); i += 1) code = `${base}${i}`
  taken.add(code)
  return code
}
