import { createHash } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** What the owner of the examples signs in with. */
export const OPERATOR_ACCESS = 'operator-access-of-the-tests'

/** What a new operator signs in with. */
export interface Access {
  name: string
  password: string
  otpauth: string
}

/** The two people of a site of examples. */
export type LocalName = 'local' | 'local-approver'

/** What the holder of a data folder's secret signs in with, as `localAccess` of the platform makes it. */
export function localAccess(folderSecret: string, name: LocalName = 'local'): Access {
  const secret = name === 'local' ? folderSecret : `${folderSecret} ${name}`
  const bits = [...createHash('sha1').update(`totp ${secret}`).digest()]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
  const totp = (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[parseInt(five, 2)]).join('')
  return { name, password: secret, otpauth: `otpauth://totp/${name}?secret=${totp}` }
}
