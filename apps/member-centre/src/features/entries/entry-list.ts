import type { IconName } from '@site/ui'

export interface Entry {
  readonly to: string
  readonly icon: IconName
  /** Key of the common namespace: the title of the page it leads to. */
  readonly titleKey: string
}

/** Ways from the member home (MEM-01, A2). Flags decide over the routes themselves: a page that is off is not in the plan. */
export const ENTRIES: readonly Entry[] = [
  { to: '/m/gameRecord', icon: 'receipt-text', titleKey: 'title.betting-record' },
  { to: '/m/transaction/record', icon: 'history', titleKey: 'title.account-record' },
  { to: '/m/profitandloss', icon: 'chart-line', titleKey: 'title.profit-and-loss' },
  { to: '/m/rewardCenter', icon: 'gift', titleKey: 'title.reward-centre' },
  { to: '/m/mall/mallHome', icon: 'shopping-bag', titleKey: 'title.point-mall' },
  { to: '/m/member/manualRebate', icon: 'percent', titleKey: 'title.manual-rebate' },
  { to: '/m/member/benefits', icon: 'crown', titleKey: 'title.vip-benefits' },
  { to: '/m/webEmail', icon: 'mail', titleKey: 'title.webEmail' },
  { to: '/m/securityCenter', icon: 'shield-check', titleKey: 'title.security-centre' },
  { to: '/m/set', icon: 'settings', titleKey: 'title.set' },
  { to: '/m/help', icon: 'circle-question-mark', titleKey: 'title.help' },
]
