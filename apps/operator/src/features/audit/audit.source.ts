import { listAudit } from '@site/shared-api/contract/brand'
import type { QueryInput } from '@site/shared-api/contract/call'
import { call } from '#client/call.ts'
import { cursorPages } from '#providers/cursor-pages.ts'
import { filterText, type Source } from '#providers/source.ts'
import { dayAt } from '#when/day-at.ts'

/** So many the call answers at a time. */
const A_TIME = 100
const walk = cursorPages<Awaited<ReturnType<typeof fetchAudit>>['list'][number]>()

async function fetchAudit(query: QueryInput<typeof listAudit>, signal: AbortSignal | undefined) {
  const { list } = await call(listAudit, { query }, signal ? { signal } : {})
  return { list, next: list.length === A_TIME ? list.at(-1)?.id : undefined }
}

export const auditSource: Source = {
  async list(params) {
    const given = {
      merchant: filterText(params, 'merchant'),
      actor: filterText(params, 'actor'),
      action: filterText(params, 'action'),
      subject: filterText(params, 'subject'),
      from: dayAt(filterText(params, 'from'), 0),
      until: dayAt(filterText(params, 'until'), 1),
    }
    const filters = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
    const { list, hasNext } = await walk(JSON.stringify(filters), params.pagination?.page ?? 1, (before) =>
      fetchAudit({ ...filters, ...(before !== undefined && { before }) }, params.signal),
    )
    return { data: [...list], hasNext }
  },
}
