import { ApiError, LoadFailed, useMessages, useQuery, useSession } from '@site/shared-api'
import type { AgentRight } from '@site/shared-api/contract/agent'
import { EmptyState } from '@site/ui'
import type { ComponentType } from 'react'
import { loadedPart } from '#loaded-part/loaded-part.tsx'
import { agentQuery, type Agent } from './agency.api.ts'
import styles from './agency.module.css'
import { useAgencyAddress, type Part } from './address.ts'
import { Bones } from './bones.tsx'
import { Overview } from './overview/overview.tsx'

/** What every part is told: whose team it is. */
export interface PartProps {
  readonly agent: Agent
}

const PARTS: Readonly<Record<Part, readonly [AgentRight, ComponentType<PartProps>]>> = {
  team: ['team', loadedPart(() => import('./team/team.tsx'))],
  member: ['team', loadedPart(() => import('./team/member.tsx'))],
  contracts: ['team', loadedPart(() => import('./contracts/contracts.tsx'))],
  offer: ['change', loadedPart(() => import('./contracts/offer.tsx'))],
  daily: ['team', loadedPart(() => import('./pay/daily.tsx'))],
  hourly: ['team', loadedPart(() => import('./pay/hourly.tsx'))],
  dividend: ['team', loadedPart(() => import('./pay/dividend.tsx'))],
  rates: ['team', loadedPart(() => import('./rates/rates.tsx'))],
  links: ['team', loadedPart(() => import('./links/links.tsx'))],
  register: ['change', loadedPart(() => import('./register/register.tsx'))],
  transfer: ['change', loadedPart(() => import('./transfer/transfer.tsx'))],
  helpers: ['change', loadedPart(() => import('./helpers/helpers.tsx'))],
  statement: ['team', loadedPart(() => import('./statement/statement.tsx'))],
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
          <Bones />
        )}
      </div>
    )
  const [right, Shown] = part === undefined ? ['figures' as const, Overview] : PARTS[part]
  const may = data.rights.includes(right)
  return (
    <div className={styles.screen} data-screen="agency" data-part={part} data-state="ready">
      {may ? (
        <Shown key={part} agent={data} />
      ) : (
        <EmptyState drawing="lock" title={t('agency.not_yours')} text={t(`agency.may.${data.type}`)} />
      )}
    </div>
  )
}

/** Why somebody has no team, in the page's own words. */
const refusals = (code: string): string | undefined =>
  code === 'feature_unavailable' || code === 'trial_refused' ? `error.${code}` : undefined
