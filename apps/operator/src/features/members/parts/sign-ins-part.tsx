import { securityEvents } from '@site/shared-api/contract/security-event'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { PagedPart } from '#features/members/parts/paged-part.tsx'
import type { PartOf } from '#features/members/parts/part-of.ts'
import { useWhen } from '#when/when.ts'

/** Security events of one account: sign-ins, codes, passwords, cards. */
export function SignInsPart({ account, merchant }: PartOf) {
  const t = useTranslate()
  const when = useWhen()
  return (
    <PagedPart
      name={['sign-ins', merchant, account]}
      title={t('members.sign_ins')}
      names={['at', 'what', 'address', 'device'].map((name) => t(`members.${name}`))}
      ask={(cursor, signal) =>
        call(
          securityEvents,
          { params: { merchant }, query: { account, limit: 25, ...(cursor !== undefined && { cursor }) } },
          { signal },
        )
      }
      keyOf={({ id }) => id}
      cellsOf={({ address, at, device, kind }) => [
        when(at),
        t(`security.kind.${kind}`, { _: kind }),
        address,
        device ?? '–',
      ]}
    />
  )
}
