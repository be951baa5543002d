import { isIP } from 'node:net'
import { z } from 'zod'

const NAMED = ['loopback', 'linklocal', 'uniquelocal']
const BITS = { 4: 32, 6: 128 } as const

/** A network such as `10.0.0.0/8`, one address, or a name of networks that never leave a house. */
function isNetwork(text: string): boolean {
  if (NAMED.includes(text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if ((family !== 4 && family !== 6) || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= BITS[family])
}

/**
 * `TRUSTED_PROXIES`: from whom `X-Forwarded-For`, `-Proto` and `-Host` are believed, by blanks or commas; from any
 * other sender they are ignored. Goes to Fastify's `trustProxy`.
 */
export const trustedProxies = z
  .string()
  .default('loopback')
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.string().refine(isNetwork, 'a list of networks such as loopback 10.0.0.0/8 fd00::/8')))
