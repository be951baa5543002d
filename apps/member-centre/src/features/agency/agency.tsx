import { ApiError, LoadFailed, useMessages, useQuery, useSession } from '@site/shared-api'
import type { AgentRight } from '@site/shared-api/contract/agent'
import { EmptyState } from '@site/ui'
import type { ComponentType } from 'react'
import { loadedPart } from '#loaded-part/loaded-part.tsx'
import { agentQuery, type Agent } from './agency.api.ts'
import styles from './agency.module.css'
import { useAgencyAddress, type Part } from './address.ts'
import { SectionSkeleton } from './section-skeleton.tsx'
import { ContractParts } from './contracts/index.ts'
import { Overview } from './overview/overview.tsx'

/** The props of every part: which one it is, and whose team it is about. */
export interface PartProps {
  readonly agent: Agent
  readonly part: Part
}

// Parts that one goes between share a file.
const Team = loadedPart<PartProps>(() => import('./team/parts.tsx'))
const Pay = loadedPart<PartProps>(() => import('./pay/parts.tsx'))
const People = loadedPart<PartProps>(() => import('./people/parts.tsx'))
const Transfer = loadedPart<PartProps>(() => import('./transfer/transfer.tsx'))

const PARTS: Readonly<Record<Part, readonly [AgentRight, ComponentType<PartProps>]>> = {
  team: ['team', Team],
  member: ['team', Team],
  contracts: ['team', ContractParts],
  offer: ['change', ContractParts],
  daily: ['team', Pay],
  hourly: ['team', Pay],
  dividend: ['team', Pay],
  rates: ['team', Pay],
  statement: ['team', Pay],
  links: ['team', People],
  register: ['change', People],
  helpers: ['change', People],
  transfer: ['change', Transfer],
}

/** The agency centre (B2, MEM-08): what the team comes to, or the part of it that the address names. */
export function Agency() {
  const t = useMessages('member-centre')
  const common = useMessages('common')
  const signedIn = useSession() !== null
  const { part } = useAgencyAddress()
  const { data, error, isError, refetch } = useQuery({ ...agentQuery(), enabled: signedIn })
  const refused = error instanceof ApiError ? refusals(error.code) : undefined
  if (data === undefined)
    return (
      <div
        className={styles.screen}
        data-screen="agency"
        data-state={refused === undefined ? (isError ? 'failed' : 'loading') : 'empty'}
      >
        {refused !== undefined ? (
          <EmptyState drawing="handshake" title={t('agency.agents_only')} text={common(refused)} />
        ) : isError ? (
          <LoadFailed retry={() => void refetch()} />
        ) : (
          <SectionSkeleton />
        )}
      </div>
    )
  const [right, Shown] = part === undefined ? (['figures'] as const) : PARTS[part]
  const may = data.rights.includes(right)
  return (
    <div className={styles.screen} data-screen="agency" data-part={part} data-state="ready">
      {!may ? (
        <EmptyState drawing="lock" title={t('agency.not_yours')} text={t(`agency.may.${data.type}`)} />
      ) : part === undefined || Shown === undefined ? (
        <Overview agent={data} />
      ) : (
        <Shown key={part} agent={data} part={part} />
      )}
    </div>
  )
}

/** Why the member has no team, in the page's own words. */
const refusals = (code: string): string | undefined =>
  code === 'feature_unavailable' || code === 'trial_refused' ? `error.${code}` : undefined
