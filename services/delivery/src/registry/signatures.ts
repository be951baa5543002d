import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '@site/config/schema'
import { z } from 'zod'
import { writeWhole } from '#files/whole-file.ts'

const keptSchema = z.looseObject({ team: z.string(), fingerprint: z.string() })
export type Signer = Readonly<z.infer<typeof keptSchema>>

/** Where the signature of a release is kept, below the registry's folder. */
export const signatureFile = ({ name, version }: Pick<Release, 'name' | 'version'>): string =>
  `signed/${name}/${version}.json`

/** Who signed which release: kept beside it with the signature, the key and the bytes that were signed. */
export interface Signatures {
  keep(release: Release, signed: Signer & Readonly<Record<string, unknown>>): void
  /** Undefined for an unsigned release. */
  signerOf(module: string, version: string): Signer | undefined
}

export function openSignatures(folder: string): Signatures {
  const known = new Map<string, Signer>()
  return {
    keep(release, signed) {
      writeWhole(join(folder, signatureFile(release)), JSON.stringify(signed))
    },
    signerOf(name, version) {
      const file = signatureFile({ name, version })
      const found = known.get(file)
      if (found || !existsSync(join(folder, file))) return found
      const { team, fingerprint } = keptSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
      known.set(file, { team, fingerprint })
      return { team, fingerprint }
    },
  }
}
