import { Icon, type IconName } from '@site/ui'
import type { MailRow } from './mail.api.ts'
import styles from './mail-list.module.css'

const ICONS: Readonly<Record<MailRow['kind'], IconName>> = {
  news: 'megaphone',
  reward: 'gift',
  money: 'wallet',
  account: 'user',
  feedback: 'message-circle',
}

/** What a message is about, at a glance; its title says it in words. */
export function KindIcon({ kind }: Pick<MailRow, 'kind'>) {
  return (
    <span className={styles.face} aria-hidden="true">
      <Icon name={ICONS[kind]} size={20} />
    </span>
  )
}
