import { brokenBy } from '#care/index'
import type { Answer } from '#money/wallet-gateway/answer'
import type { Turn } from '#money/wallet-gateway/turn'

/**
 * Why a stake would break a limit of its member (MEM-09): checked under the member's lock, so that two rounds at once do not both
 * find the same rest. Who has no limits pays nothing for it.
 */
export async function limitRefusal(
  { at, round, session, tx }: Turn,
  stake: bigint,
): Promise<Answer | undefined> {
  const { currency, limits, member_id: memberId, time_zone: timeZone } = session
  if (limits === null || limits.length === 0) return undefined
  const read = limits.map(({ amount, kind, period }) => ({ kind, period, amount: BigInt(amount) }))
  const of = { memberId, currency, timeZone, now: at, roundStake: round?.stake ?? 0n }
  const refusal = await brokenBy(tx, of, read, stake)
  return refusal && { refusal }
}
