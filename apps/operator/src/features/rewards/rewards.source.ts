import {
  APPLICATION_STATES,
  listJoins,
  listRewards,
  type ApplicationState,
  type QueuedReward,
} from '@site/shared-api/contract/promotion'
import type { ValueOf } from '@site/shared-api/contract/call'
import type { GetListParams } from 'react-admin'
import { call } from '#client/call.ts'
import { cursorPages } from '#providers/cursor-pages.ts'
import { filterText, type Source } from '#providers/source.ts'

const rewards = cursorPages<QueuedReward>()
const joins = cursorPages<ValueOf<typeof listJoins>['list'][number]>()
const isState = (text: string | undefined): text is ApplicationState =>
  APPLICATION_STATES.some((state) => state === text)

/** What both lists may be narrowed to. */
function filtersOf(params: GetListParams) {
  const [merchant, promotion, account] = ['brand', 'promotion', 'account'].map((name) =>
    filterText(params, name),
  )
  return {
    ...(merchant !== undefined && { merchant }),
    ...(promotion !== undefined && { promotion }),
    ...(account !== undefined && { account }),
    limit: params.pagination?.perPage ?? 25,
  }
}

/** Applications for rewards of one state. */
export const rewardsSource: Source = {
  async list(params) {
    const state = filterText(params, 'state')
    const filters = { ...filtersOf(params), ...(isState(state) && { state }) }
    const { page = 1 } = params.pagination ?? {}
    const { list, hasNext } = await rewards(JSON.stringify(filters), page, async (cursor) => {
      const query = { ...filters, ...(cursor !== undefined && { cursor }) }
      const answer = await call(listRewards, { query }, params.signal ? { signal: params.signal } : {})
      return { list: answer.list, next: answer.nextCursor ?? undefined }
    })
    return { data: [...list], hasNext }
  },
}

/** Who has joined promotions. */
export const joinsSource: Source = {
  async list(params) {
    const filters = filtersOf(params)
    const { page = 1 } = params.pagination ?? {}
    const { list, hasNext } = await joins(JSON.stringify(filters), page, async (cursor) => {
      const query = { ...filters, ...(cursor !== undefined && { cursor }) }
      const answer = await call(listJoins, { query }, params.signal ? { signal: params.signal } : {})
      return { list: answer.list, next: answer.nextCursor ?? undefined }
    })
    return { data: [...list], hasNext }
  },
}
