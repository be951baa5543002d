import type { Translate } from '@site/shared-api'
import type { DepositOrder, DepositState } from '@site/shared-api/contract/deposit'
import type { IconName } from '@site/ui'

interface Tone {
  readonly icon: IconName
  readonly tone: 'busy' | 'good' | 'plain'
}

const TONES: Readonly<Record<DepositState, Tone>> = {
  starting: { icon: 'refresh-cw', tone: 'busy' },
  waiting: { icon: 'wallet', tone: 'busy' },
  checking: { icon: 'eye', tone: 'busy' },
  paid: { icon: 'circle-check', tone: 'good' },
  refused: { icon: 'circle-alert', tone: 'plain' },
  expired: { icon: 'history', tone: 'plain' },
  cancelled: { icon: 'x', tone: 'plain' },
}

export const toneOf = ({ reversed, state }: Pick<DepositOrder, 'state' | 'reversed'>): Tone =>
  reversed === undefined ? TONES[state] : { icon: 'circle-alert', tone: 'plain' }

/** Whether its money came, and stayed. */
export const isGain = ({ credited, reversed }: Pick<DepositOrder, 'credited' | 'reversed'>): boolean =>
  credited !== null && reversed === undefined

/** The message key of an order's state, in a word. */
export const stateKeyOf = ({ reversed, state }: Pick<DepositOrder, 'state' | 'reversed'>): string =>
  `deposit.state.${reversed === undefined ? state : 'reversed'}`

/** An order's state in a sentence: the credited amount if it was paid, the reason if it was refused. */
export function wordsOf(t: Translate, order: DepositOrder, money: (amount: string) => string): string {
  if (order.reversed !== undefined) return t('deposit.about.reversed', { amount: money(order.reversed) })
  if (order.state === 'paid')
    return t('deposit.about.paid', { amount: money(order.credited ?? order.amount) })
  if (order.state === 'refused') return t(`deposit.reason.${order.reason ?? 'provider'}`)
  return t(`deposit.about.${order.state}`)
}
