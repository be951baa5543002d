import { memberRounds } from '@site/shared-api/contract/member-admin'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { PagedPart } from '#features/members/parts/paged-part.tsx'
import type { PartOf } from '#features/members/parts/part-of.ts'
import { useWhen } from '#when/when.ts'

/** Rounds that are open, or that ended, the newest first. */
export function RoundsPart({
  account,
  language,
  merchant,
  state,
}: PartOf & { readonly state: 'open' | 'settled' }) {
  const t = useTranslate()
  const when = useWhen()
  return (
    <PagedPart
      name={['rounds', state, merchant, account, language]}
      title={t(`members.rounds_${state}`)}
      names={['at', 'game', 'round', 'stake', 'payout'].map((name) => t(`members.${name}`))}
      ask={(cursor, signal) =>
        call(
          memberRounds,
          {
            params: { merchant, account },
            query: { language, state, ...(cursor !== undefined && { cursor }) },
          },
          { signal },
        )
      }
      keyOf={({ id }) => id}
      cellsOf={(round) => [
        when(round.settledAt ?? round.at),
        `${round.gameName} · ${round.vendorName}`,
        `${round.roundId} · ${t(`members.round_status.${round.status}`)}`,
        `${round.stake} ${round.currency}`,
        `${round.payout} ${round.currency}`,
      ]}
    />
  )
}
