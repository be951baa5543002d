import { navigate, showToast, useMessages } from '@site/shared-api'
import { CONTRACT_KINDS, type ContractKind } from '@site/shared-api/contract/agent-fields'
import { Chip, ChipRow, EmptyState } from '@site/ui'
import { useState } from 'react'
import { offer, type OfAgent } from '../agency.api.ts'
import styles from '../agency.module.css'
import { partAddress, useAgencyAddress } from '../address.ts'
import { useIdempotentMutation } from '../use-idempotent-mutation.ts'
import { askAnew } from './after-answer.ts'
import { TermsForm } from './terms-form.tsx'

/** Offers a direct downline a contract (B7). */
export function Offer({ agent }: OfAgent) {
  const t = useMessages('member-centre')
  const common = useMessages('common')
  const account = useAgencyAddress().text('member')
  const [kind, choose] = useState<ContractKind>('daily')
  const { busy, fault, setFault, run } = useIdempotentMutation()
  if (account === undefined) return <EmptyState drawing="user" title={common('error.member_unknown')} />
  return (
    <section className={styles.section} aria-label={t('agency.part.offer')}>
      <h2 className={styles.title}>{t('agency.offer_to', { account })}</h2>
      <p className={styles.note}>{t('agency.offer_note')}</p>
      <ChipRow label={t('record.kind')} className={styles.chips}>
        {CONTRACT_KINDS.map((one) => (
          <Chip
            key={one}
            selected={one === kind}
            onClick={() => {
              setFault(undefined)
              choose(one)
            }}
          >
            {t(`agency.pay.${one}`)}
          </Chip>
        ))}
      </ChipRow>
      <TermsForm
        key={kind}
        kind={kind}
        currency={agent.currency}
        sure={t('agency.sure.offer', { account })}
        send={t('agency.offer_send')}
        busy={busy !== undefined}
        fault={fault}
        onSend={(terms, note) =>
          void run(JSON.stringify([account, terms, note]), (id) =>
            offer({ id, account, terms, ...(note === '' ? {} : { note }) }),
          ).then((worked) => {
            if (!worked) return
            showToast(t('agency.told.offer'), 'success')
            askAnew()
            navigate(partAddress('contracts', { view: 'team' }), { replace: true })
          })
        }
      />
    </section>
  )
}
