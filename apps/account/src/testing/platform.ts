// First: jose looks for the encoder when it is loaded.
import './web-crypto.ts'
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import type { BodyKey, LoginPayload } from '@site/shared-api/contract/session'

export interface TestPlatform {
  readonly key: BodyKey
  /** Opens what only the platform can read; throws when it was not encrypted for this key. */
  open(data: unknown): Promise<LoginPayload>
}

/** A key pair as the platform holds it. */
export async function testPlatform(alg: BodyKey['alg'], kid = `key-${alg}`): Promise<TestPlatform> {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true })
  const jwk = await exportJWK(publicKey)
  return {
    key: { ...jwk, kid, kty: jwk.kty === 'EC' ? 'EC' : 'RSA', use: 'enc', alg },
    async open(data) {
      const { plaintext, protectedHeader } = await compactDecrypt(String(data), privateKey)
      if (protectedHeader.enc !== 'A256GCM') throw new Error(`content is ${protectedHeader.enc}`)
      return JSON.parse(new TextDecoder().decode(plaintext)) as LoginPayload // reason: what the client under test sealed, checked by the test
    },
  }
}
