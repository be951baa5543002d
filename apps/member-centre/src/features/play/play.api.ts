import { call, callQuery, cursorCallQuery } from '@site/shared-api'
import type { BodyInput, CallInput } from '@site/shared-api/contract/call'
import { readIdentity, sendIdentity } from '@site/shared-api/contract/identity-check'
import {
  confirmPlayLimit,
  dropPlayLimit,
  excludeSelf,
  readPlayActivity,
  readPlayCare,
  readPlayHistory,
  setPlayLimit,
  setRealityCheck,
  type PlayCare,
  type PlayLimit,
} from '@site/shared-api/contract/play'

const PAGE = 20
/** What is used of a limit changes with every round. */
const fresh = { staleTime: 0 }

export type { PlayCare, PlayLimit }
export type Named = Pick<PlayLimit, 'kind' | 'period'>
export type Range = 'day' | 'week' | 'month' | 'year'

export const careQuery = () => ({ ...callQuery(readPlayCare), ...fresh })
export const activityQuery = (range: Range) => ({
  ...callQuery(readPlayActivity, { query: { range } }),
  ...fresh,
})
export const historyQuery = () => ({
  ...cursorCallQuery(readPlayHistory, { query: { limit: PAGE } }),
  ...fresh,
})
export const identityQuery = () => ({ ...callQuery(readIdentity), ...fresh })

const nameOf = ({ kind, period }: Named) => ({ params: { kind, period } })
/** Null: no limit any more. */
export const setLimit = (name: Named, amount: string | null) =>
  call(setPlayLimit, { ...nameOf(name), body: { amount } })
export const confirmLimit = (name: Named) => call(confirmPlayLimit, nameOf(name))
export const dropLimit = (name: Named) => call(dropPlayLimit, nameOf(name))
export const setEvery = (every: number) => call(setRealityCheck, { body: { every } })
export const exclude = (body: BodyInput<typeof excludeSelf>) => call(excludeSelf, { body })
export const sendPapers = (input: CallInput<typeof sendIdentity>) => call(sendIdentity, input)
