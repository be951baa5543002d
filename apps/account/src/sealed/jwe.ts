import type { BodyKey } from '@site/shared-api/contract/session'
import { CompactEncrypt } from 'jose/jwe/compact/encrypt'
import { importJWK } from 'jose/key/import'

/** Compact serialisation, content key wrapped as the key's `alg` says (decisions: encrypted bodies). */
export async function compactJwe(payload: object, { kid, alg, ...jwk }: BodyKey): Promise<string> {
  const known = Object.fromEntries(Object.entries(jwk).filter(([, value]) => value !== undefined))
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg, enc: 'A256GCM', kid })
    .encrypt(await importJWK({ ...known, kty: jwk.kty }, alg))
}
