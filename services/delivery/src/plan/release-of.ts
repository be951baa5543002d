import { createHash } from 'node:crypto'
import type { Brand } from '@site/config/schema'
import { markOf, type Preview } from '#preview/preview.ts'
import type { Registry } from '#registry/registry.ts'

/** What a brand's pages are made of now: live releases and switches. */
export function releaseOf(registry: Pick<Registry, 'revision'>, brand: Brand): string {
  return createHash('sha256')
    .update(registry.revision())
    .update(JSON.stringify(brand))
    .digest('hex')
    .slice(0, 12)
}

/** Hot builds notify their pages of changes themselves. */
const BUILT_HERE: Pick<Registry, 'revision'> = { revision: () => 'hot' }

/** What the pages of a preview are made of: differs from the live ones, and with every change of these. */
export function releaseIn({ live, ...preview }: Preview, registry: Pick<Registry, 'revision'>): string {
  return releaseOf(preview.builds?.isLocal === true ? BUILT_HERE : registry, live) + markOf(preview)
}
