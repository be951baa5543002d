import { LoadFailed, useInfiniteQuery, useMessages, useSession } from '@site/shared-api'
import { PAY_KINDS } from '@site/shared-api/contract/agent-fields'
import { EmptyState, ListRows } from '@site/ui'
import { Choice } from '#figures/choice.tsx'
import { MoreRows } from '#figures/more-rows.tsx'
import { statementQuery } from '../agency.api.ts'
import styles from '../agency.module.css'
import { useAgencyAddress } from '../address.ts'
import { SectionSkeleton } from '../section-skeleton.tsx'
import { PayRow } from './pay-row.tsx'

/** All paid and pending pay of the agent (MEM-08). */
export function Statement() {
  const t = useMessages('member-centre')
  const signedIn = useSession() !== null
  const { text, change } = useAgencyAddress()
  const kind = PAY_KINDS.find((one) => one === text('kind'))
  const list = useInfiniteQuery({
    ...statementQuery(kind === undefined ? {} : { kind }),
    enabled: signedIn,
  })
  const rows = list.data?.pages.flatMap((page) => page.list)
  return (
    <section className={styles.section} aria-label={t('agency.part.statement')}>
      <h2 className={styles.title}>{t('agency.part.statement')}</h2>
      <Choice
        label={t('record.kind')}
        all={t('record.kind_all')}
        value={kind}
        options={PAY_KINDS.map((one) => [one, t(`agency.pay.${one}`)])}
        onChange={(value) => change({ kind: value })}
      />
      {rows === undefined ? (
        list.isError ? (
          <LoadFailed retry={() => void list.refetch()} />
        ) : (
          <SectionSkeleton />
        )
      ) : rows.length === 0 ? (
        <EmptyState
          drawing="receipt-text"
          title={t('agency.no_history')}
          text={t('agency.no_statement_text')}
        />
      ) : (
        <ListRows>
          {rows.map((pay) => (
            <li key={pay.id}>
              <PayRow pay={pay} kind />
            </li>
          ))}
        </ListRows>
      )}
      <MoreRows list={list} />
    </section>
  )
}
