import { LoadFailed, useMessages, useQuery, useSession } from '@site/shared-api'
import { Button, EmptyState } from '@site/ui'
import { useState } from 'react'
import { linksQuery, type OfAgent } from '../../agency.api.ts'
import styles from '../../agency.module.css'
import { SectionSkeleton } from '../../section-skeleton.tsx'
import { LinkCard } from './link-card.tsx'
import { LinkForm } from './link-form.tsx'

/** Invite links with what each has brought (B7 'affiliate'). */
export function Links({ agent }: OfAgent) {
  const t = useMessages('member-centre')
  const common = useMessages('common')
  const signedIn = useSession() !== null
  const [making, make] = useState(false)
  const { data, isError, refetch } = useQuery({ ...linksQuery(), enabled: signedIn })
  if (data === undefined) return isError ? <LoadFailed retry={() => void refetch()} /> : <SectionSkeleton />
  const may = agent.rights.includes('change')
  const isFull = data.list.length >= data.most
  return (
    <section
      className={styles.section}
      aria-label={t('agency.part.links')}
      data-state={data.list.length === 0 ? 'empty' : 'ready'}
    >
      <h2 className={styles.title}>{t('agency.part.links')}</h2>
      {making ? (
        <LinkForm agent={agent} onDone={() => make(false)} />
      ) : may && !isFull ? (
        <Button full icon="user-plus" onClick={() => make(true)}>
          {t('agency.link_new')}
        </Button>
      ) : null}
      {may && isFull ? <p className={styles.note}>{common('error.too_many_links')}</p> : null}
      {data.list.length === 0 && !making ? (
        <EmptyState drawing="send" title={t('agency.no_links')} text={t('agency.no_links_text')} />
      ) : null}
      {data.list.map((link) => (
        <LinkCard key={link.code} link={link} may={may} />
      ))}
    </section>
  )
}
