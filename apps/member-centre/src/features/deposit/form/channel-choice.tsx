import { useMessages } from '@site/shared-api'
import type { DepositChannel, DepositMethod } from '@site/shared-api/contract/deposit'
import { Icon, type IconName } from '@site/ui'
import styles from './channel-choice.module.css'

interface Props {
  readonly channels: readonly DepositChannel[]
  readonly chosen: string
  readonly onChoose: (channelId: string) => void
}

const ICONS: Readonly<Record<DepositMethod, IconName>> = {
  qr: 'layout-grid',
  bank: 'shield-check',
  transfer: 'receipt-text',
  voucher: 'ticket',
}

/** One of the brand's ways of paying. */
export function ChannelChoice({ channels, chosen, onChoose }: Props) {
  const t = useMessages('member-centre')
  return (
    <fieldset className={styles.channels}>
      <legend className={styles.legend}>{t('deposit.channel')}</legend>
      {channels.map(({ channelId, method, name, note }) => (
        <label key={channelId} className={styles.channel} data-chosen={channelId === chosen || undefined}>
          <input
            type="radio"
            name="channel"
            className={styles.radio}
            checked={channelId === chosen}
            onChange={() => onChoose(channelId)}
          />
          <span className={styles.face} aria-hidden="true">
            <Icon name={ICONS[method]} size={20} />
          </span>
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            {note === '' ? null : <span className={styles.note}>{note}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
