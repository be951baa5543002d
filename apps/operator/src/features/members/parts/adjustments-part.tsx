import { listAdjustments } from '@site/shared-api/contract/adjustment'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { AdjustmentState } from '#features/members/adjustments/adjustment-state.tsx'
import { PagedPart } from '#features/members/parts/paged-part.tsx'
import type { PartOf } from '#features/members/parts/part-of.ts'
import { useWhen } from '#when/when.ts'

/** Changes of a member's balance by hand. */
export function AdjustmentsPart({ account, merchant }: PartOf) {
  const t = useTranslate()
  const when = useWhen()
  return (
    <PagedPart
      name={['adjustments', merchant, account]}
      title={t('adjustments.title')}
      names={['at', 'amount', 'why', 'is', 'people'].map((name) => t(`adjustments.${name}`))}
      ask={(cursor, signal) =>
        call(
          listAdjustments,
          { query: { merchant, account, ...(cursor !== undefined && { cursor }) } },
          { signal },
        )
      }
      keyOf={({ id }) => id}
      cellsOf={({ amount, askedAt, askedBy, currency, decidedBy, state, walletId, why }) => [
        when(askedAt),
        `${amount} ${currency} · ${walletId}`,
        why,
        <AdjustmentState key="state" state={state} />,
        [askedBy, decidedBy].filter(Boolean).join(' → '),
      ]}
    />
  )
}
