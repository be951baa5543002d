import { createHmac } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_MS = 30_000

/** What an authenticator app shows for an `otpauth:` address, so many half minutes from now (RFC 6238). */
export function codeShown(otpauth: string, steps = 0): string {
  const secret = new URL(otpauth).searchParams.get('secret') ?? ''
  const bits = [...secret].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + steps))
  const mac = createHmac('sha1', key).update(counter).digest()
  const at = mac.readUInt8(mac.length - 1) & 0xf
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
