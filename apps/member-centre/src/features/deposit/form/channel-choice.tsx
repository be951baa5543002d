import { useMessages } from '@site/shared-api'
import type { DepositChannel, DepositMethod } from '@site/shared-api/contract/deposit'
import type { IconName } from '@site/ui'
import { ChoiceCards } from '../../../choice-cards/choice-cards.tsx'

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
  const choices = channels.map(({ channelId: id, method, name, note }) => ({
    id,
    icon: ICONS[method],
    name,
    note,
  }))
  return (
    <ChoiceCards
      name="channel"
      legend={t('deposit.channel')}
      choices={choices}
      chosen={chosen}
      sideBySide
      onChoose={onChoose}
    />
  )
}
