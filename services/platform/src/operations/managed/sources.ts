import type { ManagedKind } from '@site/shared-api/contract/managed-kinds'
import { ApiError } from '#api/api-error'
import { partsOf } from '#start/parts/parts'
import type { ManagedSource, Named } from '#operations/managed/source'

/** The kinds that the domains bring: what their files `<name>.managed.ts` export under a name that ends in `managed`. */
export async function findSources(): Promise<ReadonlyMap<ManagedKind, ManagedSource>> {
  const found = new Map<ManagedKind, ManagedSource>()
  for (const { path, load } of await partsOf('managed')) {
    const sources = Object.values(await load()).filter(isSource)
    if (sources.length === 0)
      throw new Error(`${path} brings no kind of documents: export const managed: ManagedSource = { … }.`)
    for (const source of sources) {
      if (found.has(source.kind)) throw new Error(`Two files bring documents of the kind ${source.kind}.`)
      found.set(source.kind, source)
    }
  }
  return found
}

function isSource(value: unknown): value is ManagedSource {
  return typeof value === 'object' && value !== null && 'kind' in value && 'judge' in value
}

/** What a document is called in its domain; throws ApiError `document_unknown` for what names none. */
export function namedBy({ owner }: ManagedSource, id: string): Named {
  if (owner === 'site') return { id, merchant: null }
  if (owner === 'itself') return { id, merchant: id }
  const dot = id.indexOf('.')
  if (dot < 1) throw new ApiError('document_unknown', { field: 'id' })
  return { id: id.slice(dot + 1), merchant: id.slice(0, dot) }
}
