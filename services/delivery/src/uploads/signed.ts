import { verify } from 'node:crypto'
import { z } from 'zod'
import { RefusedRelease } from '#registry/registry.ts'

/** Who signed a release: the description as it was signed, byte by byte, the signature and the key that made it. */
export const signedSchema = z.object({
  description: z.string(),
  signature: z.string(),
  /** Public, PEM. */
  key: z.string(),
  fingerprint: z.string(),
  team: z.string(),
})
export type Signed = Readonly<z.infer<typeof signedSchema>>

/** Throws RefusedRelease where the key did not make the signature of these very bytes. */
export function refuseUnsigned({ description, signature, key, team }: Signed): void {
  if (isSigned(description, signature, key)) return
  throw new RefusedRelease(
    `The signature is none that ${team} made of this release. Sign it with the team's own key and send it again.`,
  )
}

function isSigned(text: string, signature: string, key: string): boolean {
  try {
    return verify(null, Buffer.from(text, 'utf8'), key, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}
