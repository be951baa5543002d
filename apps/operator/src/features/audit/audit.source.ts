import { listAudit } from '@site/shared-api/contract/brand'
import { call } from '#client/call.ts'
import { cursorPages } from '#providers/cursor-pages.ts'
import type { Source } from '#providers/source.ts'

/** So many the call answers at a time. */
const A_TIME = 100
const walk = cursorPages<Awaited<ReturnType<typeof fetchAudit>>['list'][number]>()

async function fetchAudit(before: string | undefined, signal: AbortSignal | undefined) {
  const query = before === undefined ? {} : { before }
  const { list } = await call(listAudit, { query }, signal ? { signal } : {})
  return { list, next: list.length === A_TIME ? list.at(-1)?.id : undefined }
}

export const auditSource: Source = {
  async list({ pagination, signal }) {
    const { list, hasNext } = await walk('', pagination?.page ?? 1, (before) => fetchAudit(before, signal))
    return { data: [...list], hasNext }
  },
}
