import { showToast, useMessages } from '@site/shared-api'
import type { DepositOrder } from '@site/shared-api/contract/deposit'
import { Button, buttonLook, Skeleton } from '@site/ui'
import { QrCode } from '#qr-code/index.tsx'
import styles from './order-instruction.module.css'
import { SlipField } from './slip-field.tsx'

interface Props {
  readonly order: DepositOrder
}

const CODE_PX = 208

/** What the member does to pay: scan, go to the bank's page, or transfer by hand and show the slip. */
export function OrderInstruction({ order }: Props) {
  const t = useMessages('member-centre')
  const { instruction } = order
  if (instruction === null) return <Skeleton className={styles.code} />
  if (instruction.kind === 'qr' || instruction.kind === 'picture')
    return (
      <div className={styles.scan}>
        <div className={styles.code}>
          {instruction.kind === 'qr' ? (
            <QrCode text={instruction.text} title={t('deposit.code')} />
          ) : (
            <img src={instruction.image} alt={t('deposit.code')} width={CODE_PX} height={CODE_PX} />
          )}
        </div>
        <p className={styles.how}>{t('deposit.scan')}</p>
        {instruction.kind === 'qr' && instruction.link !== null ? (
          <a
            {...buttonLook({ variant: 'secondary', size: 'l', full: true })}
            href={instruction.link}
            rel="noreferrer"
          >
            {t('deposit.open_bank')}
          </a>
        ) : null}
      </div>
    )
  if (instruction.kind === 'page')
    return (
      <a
        {...buttonLook({ variant: 'primary', size: 'l', full: true })}
        href={instruction.url}
        rel="noreferrer"
      >
        {t('deposit.to_bank')}
      </a>
    )
  if (instruction.kind === 'none') return null
  const lines = [
    ['bank', instruction.bank],
    ['number', instruction.number],
    ['holder', instruction.holder],
    ['reference', instruction.reference],
  ] as const
  const copy = (text: string): void => {
    void navigator.clipboard?.writeText(text).then(() => showToast(t('deposit.copied'), 'success'))
  }
  return (
    <div className={styles.transfer}>
      <p className={styles.how}>{t('deposit.transfer')}</p>
      <dl className={styles.account}>
        {lines.map(([name, text]) => (
          <div key={name} className={styles.line}>
            <dt>{t(`deposit.account.${name}`)}</dt>
            <dd>{text}</dd>
            <Button
              variant="ghost"
              aria-label={`${t('deposit.copy')} ${t(`deposit.account.${name}`)}`}
              onClick={() => copy(text)}
            >
              {t('deposit.copy')}
            </Button>
          </div>
        ))}
      </dl>
      <SlipField order={order} />
    </div>
  )
}
