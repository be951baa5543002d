import { listCareCases, listIdentityCases } from '@site/shared-api/contract/play-console'
import { call } from '#client/call.ts'
import { cursorSource } from '#providers/cursor-source.ts'

const FILTERS = ['merchant', 'state'] as const

/** A row is known by brand and account. */
const named = <Row extends { merchant: string; account: string }>(row: Row) => ({
  ...row,
  id: `${row.merchant}:${row.account}`,
})

/** Members whose play points to harm. */
export const careSource = cursorSource(FILTERS, async (query, options) => {
  const { list, nextCursor } = await call(listCareCases, { query }, options)
  return { list: list.map(named), nextCursor }
})

/** Members who have shown who they are. */
export const identitySource = cursorSource(FILTERS, async (query, options) => {
  const { list, nextCursor } = await call(listIdentityCases, { query }, options)
  return { list: list.map(named), nextCursor }
})
