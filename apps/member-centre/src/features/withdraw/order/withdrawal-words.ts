import type { Withdrawal, WithdrawalState } from '@site/shared-api/contract/withdraw'
import type { IconName } from '@site/ui'

interface Tone {
  readonly icon: IconName
  readonly tone: 'busy' | 'good' | 'plain'
}

const TONES: Readonly<Record<WithdrawalState, Tone>> = {
  waiting: { icon: 'eye', tone: 'busy' },
  paying: { icon: 'send', tone: 'busy' },
  paid: { icon: 'circle-check', tone: 'good' },
  refused: { icon: 'circle-alert', tone: 'plain' },
  cancelled: { icon: 'x', tone: 'plain' },
  failed: { icon: 'circle-alert', tone: 'plain' },
  returned: { icon: 'history', tone: 'plain' },
}

export const toneOf = ({ state }: Pick<Withdrawal, 'state'>): Tone => TONES[state]
