import { memberLines } from '@site/shared-api/contract/member-admin'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { PagedPart } from '#features/members/parts/paged-part.tsx'
import type { PartOf } from '#features/members/parts/part-of.ts'
import { useWhen } from '#when/when.ts'

/** Every line of a member's money, the newest first. */
export function LinesPart({ account, language, merchant }: PartOf) {
  const t = useTranslate()
  const when = useWhen()
  return (
    <PagedPart
      name={['lines', merchant, account, language]}
      title={t('members.lines')}
      names={['at', 'what', 'game', 'amount', 'balance'].map((name) => t(`members.${name}`))}
      ask={(cursor, signal) =>
        call(
          memberLines,
          { params: { merchant, account }, query: { language, ...(cursor !== undefined && { cursor }) } },
          { signal },
        )
      }
      keyOf={({ id }) => id}
      cellsOf={(line) => [
        when(line.at),
        line.title,
        line.gameName ?? line.walletId,
        `${line.amount} ${line.currency}`,
        `${line.balanceAfter} ${line.currency}`,
      ]}
    />
  )
}
