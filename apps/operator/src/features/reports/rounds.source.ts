import { listOpenRounds } from '@site/shared-api/contract/reconcile'
import { call } from '#client/call.ts'
import { cursorPages } from '#providers/cursor-pages.ts'
import { filterText, type Source } from '#providers/source.ts'

const walk = cursorPages<Awaited<ReturnType<typeof call<typeof listOpenRounds>>>['list'][number]>()
const A_DAY = '24'

export const roundsSource: Source = {
  async list(params) {
    const hours = filterText(params, 'hours') ?? A_DAY
    const { page = 1, perPage = 50 } = params.pagination ?? {}
    const { list, hasNext } = await walk(`${hours} ${perPage}`, page, async (cursor) => {
      const query = { hours, limit: perPage, ...(cursor !== undefined && { cursor }) }
      const answer = await call(listOpenRounds, { query }, params.signal ? { signal: params.signal } : {})
      return { list: answer.list, next: answer.nextCursor ?? undefined }
    })
    return { data: list.map((round) => ({ id: `${round.provider} ${round.roundId}`, ...round })), hasNext }
  },
}
