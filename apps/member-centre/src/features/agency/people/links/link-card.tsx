import { COPY_MS } from '@site/config'
import { formatCount, showToast, useBrand, useLanguage, useMessages, useQueryClient } from '@site/shared-api'
import type { AgentLink } from '@site/shared-api/contract/agent-link'
import { Button, Card } from '@site/ui'
import { useState } from 'react'
import { dayText } from '#days/day-text.ts'
import { QrCode } from '#qr-code/index.tsx'
import { linksQuery, removeLink } from '../../agency.api.ts'
import styles from '../../agency.module.css'
import { rateText } from '../../rate.ts'
import { Sure } from '../../sure.tsx'
import { useIdempotentMutation } from '../../use-idempotent-mutation.ts'
import own from './links.module.css'

interface Props {
  readonly link: AgentLink
  readonly may: boolean
}

/** An invite link: its address to copy, hand on or show as a code; what it has brought; and the way to end it. */
export function LinkCard({ link, may }: Props) {
  const t = useMessages('member-centre')
  const common = useMessages('common')
  const language = useLanguage()
  const brand = useBrand()
  const queries = useQueryClient()
  const [open, setOpen] = useState<'code' | 'delete'>()
  const { busy, run } = useIdempotentMutation({ alerted: true })
  const { clicks, code, createdAt, firstDeposits, name, rate, signUps, type } = link
  const address = `${location.origin}/m/register?affiliateCode=${encodeURIComponent(code)}`
  const count = (number: number): string => formatCount(number, language)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address)
      showToast(common('copied'), 'success', COPY_MS)
    } catch {
      showToast(t('agency.copy_by_hand'), 'error', COPY_MS)
    }
  }
  // Closing the device's share sheet is not a failure.
  const share = (): void => void navigator.share({ title: brand.name, url: address }).catch(() => undefined)
  const remove = async (): Promise<void> => {
    const done = await run(code, () => removeLink(code))
    if (done) showToast(t('agency.link_deleted'), 'success')
    await queries.invalidateQueries({ queryKey: linksQuery().queryKey })
  }
  const figures = [
    ['clicks', clicks],
    ['sign_ups', signUps],
    ['first_deposits', firstDeposits],
  ] as const
  return (
    <Card className={styles.card} data-link={code}>
      <div className={styles.words}>
        <h3 className={styles.title}>{name}</h3>
        <span className={styles.more}>
          {type === 'agent' ? `${t('kind.agent')} ${rateText(rate)}` : t('kind.member')} ·{' '}
          {dayText(createdAt.slice(0, 10), language, true)}
        </span>
      </div>
      <dl className={own.figures}>
        {figures.map(([figure, number]) => (
          <div key={figure}>
            <dt className={styles.more}>{t(`agency.link.${figure}`)}</dt>
            <dd className={own.figure}>{count(number)}</dd>
          </div>
        ))}
      </dl>
      <output className={own.address} aria-label={t('agency.link.address')}>
        {address}
      </output>
      <div className={own.ways}>
        <Button
          variant="secondary"
          full
          onClick={() => void copy()}
          aria-label={`${common('copy')}: ${name}`}
        >
          {common('copy')}
        </Button>
        {'share' in navigator ? (
          <Button variant="secondary" full onClick={share} aria-label={`${t('agency.share')}: ${name}`}>
            {t('agency.share')}
          </Button>
        ) : null}
        <Button
          variant="secondary"
          full
          aria-expanded={open === 'code'}
          aria-label={`${t('agency.qr')}: ${name}`}
          onClick={() => setOpen(open === 'code' ? undefined : 'code')}
        >
          {t('agency.qr')}
        </Button>
        {may ? (
          <Button
            variant="ghost"
            full
            aria-label={`${t('agency.delete')}: ${name}`}
            onClick={() => setOpen('delete')}
          >
            {t('agency.delete')}
          </Button>
        ) : null}
      </div>
      {open === 'code' ? (
        <div className={own.code} data-code="">
          <QrCode text={address} title={t('agency.qr_of', { name })} />
        </div>
      ) : null}
      {open === 'delete' ? (
        <Sure
          text={t('agency.sure.delete', { name })}
          yes={t('agency.delete')}
          danger
          busy={busy !== undefined}
          onYes={() => void remove()}
          onNo={() => setOpen(undefined)}
        />
      ) : null}
    </Card>
  )
}
