import { listCareCases, listIdentityCases } from '@site/shared-api/contract/play-console'
import type { CareCase, IdentityCase } from '@site/shared-api/contract/play-console'
import { call } from '#client/call.ts'
import { cursorPages } from '#providers/cursor-pages.ts'
import { filterText, type Source } from '#providers/source.ts'

const PER_PAGE = 50
const FILTERS = ['merchant', 'state'] as const
const walkCases = cursorPages<CareCase & { id: string }>()
const walkPapers = cursorPages<IdentityCase & { id: string }>()

const askedOf = (params: Parameters<Source['list']>[0]) =>
  Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = filterText(params, name)
      return value === undefined ? [] : [[name, value]]
    }),
  )
const named = <Row extends { merchant: string; account: string }>(row: Row) => ({
  ...row,
  id: `${row.merchant}:${row.account}`,
})

/** Members whose play points to harm. */
export const careSource: Source = {
  async list(params) {
    const { page = 1, perPage = PER_PAGE } = params.pagination ?? {}
    const asked = askedOf(params)
    const { list, hasNext } = await walkCases(JSON.stringify(asked), page, async (cursor) => {
      const query = { ...asked, limit: perPage, ...(cursor !== undefined && { cursor }) }
      const answer = await call(listCareCases, { query }, params.signal ? { signal: params.signal } : {})
      return { list: answer.list.map(named), next: answer.nextCursor ?? undefined }
    })
    return { data: [...list], hasNext }
  },
}

/** Members who have shown who they are. */
export const identitySource: Source = {
  async list(params) {
    const { page = 1, perPage = PER_PAGE } = params.pagination ?? {}
    const asked = askedOf(params)
    const { list, hasNext } = await walkPapers(JSON.stringify(asked), page, async (cursor) => {
      const query = { ...asked, limit: perPage, ...(cursor !== undefined && { cursor }) }
      const answer = await call(listIdentityCases, { query }, params.signal ? { signal: params.signal } : {})
      return { list: answer.list.map(named), next: answer.nextCursor ?? undefined }
    })
    return { data: [...list], hasNext }
  },
}
