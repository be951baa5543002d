import { ApiError, Link, LoadFailed, useInfiniteQuery, useMessages, useSession } from '@site/shared-api'
import { isSubAccount } from '@site/shared-api/contract/constants'
import type { ContractKind } from '@site/shared-api/contract/agent-fields'
import { buttonLook, EmptyState } from '@site/ui'
import { MoreRows } from '#figures/more-rows.tsx'
import { useRecordAddress } from '#days/address.ts'
import { contractsQuery } from '../agency.api.ts'
import styles from '../agency.module.css'
import { HOME } from '../address.ts'
import { SectionSkeleton } from '../section-skeleton.tsx'
import { ContractCard } from './contract-card.tsx'
import { ContractRows } from './contract-rows.tsx'

interface Props {
  readonly kind: ContractKind
  /** Of the page. */
  readonly path: string
}

/** Own contracts of a kind: the offer that waits, or the newest, to be answered; the versions before it (B1, SHL-31). */
export function ContractPage({ kind, path }: Props) {
  const t = useMessages('member-centre')
  const common = useMessages('common')
  const session = useSession()
  const chosen = useRecordAddress().text('version')
  const list = useInfiniteQuery({ ...contractsQuery({ of: 'own', kind }), enabled: session !== null })
  const contracts = list.data?.pages.flatMap((page) => page.list)
  const first = list.data?.pages[0]
  const { error } = list
  const refused =
    error instanceof ApiError && ['feature_unavailable', 'trial_refused'].includes(error.code)
      ? `error.${error.code}`
      : undefined
  if (contracts === undefined || first === undefined)
    return (
      <div
        className={styles.screen}
        data-screen="contract"
        data-kind={kind}
        data-state={refused !== undefined ? 'empty' : list.isError ? 'failed' : 'loading'}
      >
        {refused !== undefined ? (
          <EmptyState drawing="lock" title={t('agency.not_yours')} text={common(refused)} />
        ) : list.isError ? (
          <LoadFailed retry={() => void list.refetch()} />
        ) : (
          <SectionSkeleton />
        )}
      </div>
    )
  const shown =
    contracts.find(({ version }) => String(version) === chosen) ??
    contracts.find(({ isMine }) => isMine) ??
    contracts.find(({ state }) => state === 'offered' || state === 'accepted') ??
    contracts[0]
  const others = contracts.filter((one) => one !== shown)
  return (
    <div
      className={styles.screen}
      data-screen="contract"
      data-kind={kind}
      data-state={shown === undefined ? 'empty' : 'ready'}
    >
      {shown === undefined ? (
        <EmptyState
          drawing="handshake"
          title={t('agency.no_contracts')}
          text={t('agency.no_contracts.own')}
          action={
            <Link to={HOME} {...buttonLook({ variant: 'secondary' })}>
              {t('title.agent-home')}
            </Link>
          }
        />
      ) : (
        <ContractCard
          contract={shown}
          currency={first.currency}
          timeZone={first.timeZone}
          may={session !== null && !isSubAccount(session.type)}
        />
      )}
      {others.length === 0 ? null : (
        <section className={styles.section} aria-label={t('agency.versions')}>
          <h2 className={styles.title}>{t('agency.versions')}</h2>
          <ContractRows
            label={t('agency.versions')}
            contracts={others}
            timeZone={first.timeZone}
            toOf={({ version }) => `${path}?version=${version}`}
          />
          <MoreRows list={list} />
        </section>
      )}
    </div>
  )
}
