import { listManaged, type ManagedListed } from '@site/shared-api/contract/managed'
import { MANAGED_STATES, type ManagedKind, type ManagedState } from '@site/shared-api/contract/managed-kinds'
import { call } from '#client/call.ts'
import { cursorPages } from '#providers/cursor-pages.ts'
import { filterText, type Source } from '#providers/source.ts'

const isState = (text: string | undefined): text is ManagedState =>
  MANAGED_STATES.some((state) => state === text)

/** Documents of a kind in their order, by brand, title and state. */
export function managedSource(kind: ManagedKind): Source {
  const walk = cursorPages<ManagedListed>()
  return {
    async list(params) {
      const [brand, search, state] = ['brand', 'search', 'state'].map((name) => filterText(params, name))
      const { page = 1, perPage = 25 } = params.pagination ?? {}
      const filters = {
        limit: perPage,
        ...(brand !== undefined && { brand }),
        ...(search !== undefined && { search }),
        ...(isState(state) && { state }),
      }
      const { list, hasNext } = await walk(JSON.stringify(filters), page, async (cursor) => {
        const query = { ...filters, ...(cursor !== undefined && { cursor }) }
        const choices = params.signal ? { signal: params.signal } : {}
        const answer = await call(listManaged, { params: { kind }, query }, choices)
        return { list: answer.list, next: answer.nextCursor ?? undefined }
      })
      return { data: [...list], hasNext }
    },
  }
}
