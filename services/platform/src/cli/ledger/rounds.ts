import {
  listOpenRounds,
  reconcileRounds,
  type Reconciliation,
  type RoundDifference,
} from '@site/shared-api/contract/reconcile'
import { callAsOperator } from '#cli/operator'

const HOUR_MS = 3_600_000
const PAGE = 200

interface RoundsOptions {
  url: string
  dataDir: string
  hours: number
}

/** The rounds that have been open for so many hours, the oldest first: a line each, two hundred at most. */
export async function listOpen({ hours, ...site }: RoundsOptions): Promise<string> {
  const { method, path, response } = listOpenRounds
  const query = new URLSearchParams({ hours: String(hours), limit: String(PAGE) })
  const text = await callAsOperator({ ...site, method, path: `${path}?${query.toString()}` })
  const { list, nextCursor } = response.parse(JSON.parse(text).value)
  if (list.length === 0) return `No round has been open for ${hours} hours.`
  return [
    ...list.map(
      ({ provider, roundId, merchant, account, at, stake, currency }) =>
        `${at} ${provider} ${roundId} of ${merchant}/${account}: ${stake} ${currency}`,
    ),
    ...(nextCursor === null ? [] : ['… and more.']),
  ].join('\n')
}

/** Compares the rounds of the last hours with what their providers say; throws an Error with a line for each difference. */
export async function reconcile({ hours, ...site }: RoundsOptions): Promise<string> {
  const now = Date.now()
  const query = new URLSearchParams({
    from: new Date(now - hours * HOUR_MS).toISOString(),
    to: new Date(now).toISOString(),
  })
  const { method, path, response } = reconcileRounds
  const text = await callAsOperator({ ...site, method, path: `${path}?${query.toString()}` })
  const found = response.parse(JSON.parse(text).value)
  const lines = [seen(found), ...found.differences.map(inWords)]
  if (found.differences.length === 0) return [...lines, 'The books agree.'].join('\n')
  throw new Error([...lines, ...(found.more ? ['… and more.'] : [])].join('\n'))
}

/** What was compared, by provider, and which providers did not answer. */
export function seen({ compared, silent }: Pick<Reconciliation, 'compared' | 'silent'>): string {
  const counts = Object.entries(compared).map(([provider, count]) => `${provider} ${count}`)
  const rest = silent.length === 0 ? '' : ` Without an answer: ${silent.join(', ')}.`
  const seen =
    counts.length === 0 ? 'No round was there to compare.' : `Rounds compared: ${counts.join(', ')}.`
  return seen + rest
}

function inWords({ provider, roundId, what, ours, theirs }: RoundDifference): string {
  if (ours === null) return `${provider} ${roundId}: not known here, ${theirs} there`
  if (theirs === null) return `${provider} ${roundId}: ${ours} here, not known there`
  return `${provider} ${roundId}: ${what} is ${ours} here and ${theirs} there`
}
