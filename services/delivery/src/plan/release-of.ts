import { createHash } from 'node:crypto'
import type { Brand } from '@site/config/schema'
import type { Registry } from '#registry/registry.ts'

/** What a brand's pages are made of now: live releases and switches. */
export function releaseOf(registry: Registry, brand: Brand): string {
  return createHash('sha256')
    .update(registry.revision())
    .update(JSON.stringify(brand))
    .digest('hex')
    .slice(0, 12)
}
