import {
  LoadFailed,
  showToast,
  useLanguage,
  useMessages,
  useQuery,
  useQueryClient,
  useSession,
} from '@site/shared-api'
import { Badge, Button, EmptyState, ListRowFace, listRowLook, ListRows } from '@site/ui'
import { useState } from 'react'
import { momentText } from '#amounts/moment-text.ts'
import { closeHelper, helpersQuery, type OfAgent } from '../../agency.api.ts'
import styles from '../../agency.module.css'
import { SectionSkeleton } from '../../section-skeleton.tsx'
import { Sure } from '../../sure.tsx'
import { useIdempotentMutation } from '../../use-idempotent-mutation.ts'
import { HelperForm } from './helper-form.tsx'

/** Sub-accounts: who may look at the team in the agent's name (B6). */
export function Helpers({ agent }: OfAgent) {
  const t = useMessages('member-centre')
  const common = useMessages('common')
  const language = useLanguage()
  const queries = useQueryClient()
  const signedIn = useSession() !== null
  const [pendingClose, ask] = useState<string>()
  const [opening, open] = useState(false)
  const { busy, run } = useIdempotentMutation({ alerted: true })
  const { data, isError, refetch } = useQuery({ ...helpersQuery(), enabled: signedIn })
  if (data === undefined) return isError ? <LoadFailed retry={() => void refetch()} /> : <SectionSkeleton />
  const isFull = data.list.filter(({ status }) => status === 'active').length >= data.most
  const close = async (account: string): Promise<void> => {
    if (await run(account, () => closeHelper(account))) showToast(t('agency.helper_closed'), 'success')
    ask(undefined)
    await queries.invalidateQueries({ queryKey: helpersQuery().queryKey })
  }
  return (
    <section className={styles.section} aria-label={t('agency.part.helpers')}>
      <h2 className={styles.title}>{t('agency.part.helpers')}</h2>
      <p className={styles.note}>{t('agency.helpers_note')}</p>
      {opening ? (
        <HelperForm onDone={() => open(false)} />
      ) : isFull ? (
        <p className={styles.note}>{common('error.too_many_sub_accounts')}</p>
      ) : (
        <Button full icon="user-plus" onClick={() => open(true)}>
          {t('agency.helper_new')}
        </Button>
      )}
      {data.list.length === 0 && !opening ? (
        <EmptyState drawing="shield-check" title={t('agency.no_helpers')} />
      ) : null}
      <ListRows>
        {data.list.map(({ account, lastLoginAt, nickname, status, type }) => (
          <li key={account} className={styles.section} data-helper={account}>
            <div {...listRowLook()}>
              <ListRowFace
                name={account}
                more={[
                  `${nickname === null ? '' : `${nickname} · `}${t(`agency.helper.${type}`)}`,
                  `${t('agency.seen')}: ${
                    lastLoginAt === null
                      ? t('agency.never')
                      : momentText(lastLoginAt, language, agent.timeZone)
                  }`,
                ]}
                end={
                  status === 'active' ? (
                    <Button
                      variant="ghost"
                      aria-label={`${t('agency.helper_close')}: ${account}`}
                      onClick={() => ask(account)}
                    >
                      {t('agency.helper_close')}
                    </Button>
                  ) : (
                    <Badge tone="muted">{t('agency.closed')}</Badge>
                  )
                }
              />
            </div>
            {pendingClose === account ? (
              <Sure
                text={t('agency.sure.helper', { account })}
                yes={t('agency.helper_close')}
                danger
                busy={busy !== undefined}
                onYes={() => void close(account)}
                onNo={() => ask(undefined)}
              />
            ) : null}
          </li>
        ))}
      </ListRows>
    </section>
  )
}
