import {
  ApiError,
  Link,
  LoadFailed,
  useInfiniteQuery,
  useMessages,
  useQuery,
  useSession,
} from '@site/shared-api'
import { ChipFace, chipLook, EmptyState } from '@site/ui'
import { MoreRows } from '#figures/more-rows.tsx'
import { contractQuery, contractsQuery, type OfAgent } from '../agency.api.ts'
import styles from '../agency.module.css'
import { partAddress, useAgencyAddress } from '../address.ts'
import { SectionSkeleton } from '../section-skeleton.tsx'
import { ContractCard } from './contract-card.tsx'
import { ContractRows } from './contract-rows.tsx'

const VIEWS = ['own', 'team'] as const
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Contracts of the agent and those with direct downlines; with `contract` one of them (B7). */
export function Contracts({ agent }: OfAgent) {
  const { text } = useAgencyAddress()
  const id = text('contract') ?? ''
  return ID.test(id) ? <One key={id} id={id} agent={agent} /> : <All />
}

function All() {
  const t = useMessages('member-centre')
  const signedIn = useSession() !== null
  const { text } = useAgencyAddress()
  const view = VIEWS.find((one) => one === text('view')) ?? 'own'
  const list = useInfiniteQuery({ ...contractsQuery({ of: view }), enabled: signedIn })
  const rows = list.data?.pages.flatMap((page) => page.list)
  const name = t('agency.part.contracts')
  return (
    <section className={styles.section} aria-label={name}>
      <h2 className={styles.title}>{name}</h2>
      <nav aria-label={t('agency.whose')} className={styles.wrap}>
        {VIEWS.map((one) => (
          <Link
            key={one}
            to={partAddress('contracts', one === 'own' ? {} : { view: one })}
            replace
            {...chipLook(one === view)}
            {...(one === view && { 'aria-current': 'page' as const })}
          >
            <ChipFace>{t(`agency.contracts.${one}`)}</ChipFace>
          </Link>
        ))}
      </nav>
      {rows === undefined ? (
        list.isError ? (
          <LoadFailed retry={() => void list.refetch()} />
        ) : (
          <SectionSkeleton />
        )
      ) : rows.length === 0 ? (
        <EmptyState
          drawing="handshake"
          title={t('agency.no_contracts')}
          text={t(`agency.no_contracts.${view}`)}
        />
      ) : (
        <ContractRows
          label={name}
          contracts={rows}
          timeZone={list.data?.pages[0]?.timeZone ?? 'UTC'}
          toOf={({ id }) => partAddress('contracts', { view, contract: id })}
          named={view === 'team'}
        />
      )}
      <MoreRows list={list} />
    </section>
  )
}

function One({ id, agent }: OfAgent & { readonly id: string }) {
  const common = useMessages('common')
  const signedIn = useSession() !== null
  const { data, error, isError, refetch } = useQuery({ ...contractQuery(id), enabled: signedIn })
  if (error instanceof ApiError && error.code === 'contract_unknown')
    return <EmptyState drawing="handshake" title={common('error.contract_unknown')} />
  if (data === undefined) return isError ? <LoadFailed retry={() => void refetch()} /> : <SectionSkeleton />
  return (
    <ContractCard
      contract={data}
      currency={agent.currency}
      timeZone={agent.timeZone}
      may={agent.rights.includes('change')}
    />
  )
}
