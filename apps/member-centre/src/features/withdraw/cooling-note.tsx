import { useLanguage, useMessages } from '@site/shared-api'
import type { Cooling } from '@site/shared-api/contract/security-centre'
import { Card, Icon } from '@site/ui'
import { ownMomentText } from '#amounts/moment-text.ts'
import styles from './cooling-note.module.css'

interface Props {
  readonly cooling: Cooling
}

/** Until when nothing is withdrawn after a change of the account, and why (MEM-06). */
export function CoolingNote({ cooling: { cause, until } }: Props) {
  const t = useMessages('member-centre')
  const language = useLanguage()
  return (
    <Card className={styles.note}>
      <Icon name="lock" size={24} className={styles.face} />
      <div className={styles.words} role="status">
        <h2 className={styles.title}>{t('withdraw.cooling', { until: ownMomentText(until, language) })}</h2>
        <p className={styles.text}>{t('withdraw.cooling_text', { cause: t(`withdraw.cooling.${cause}`) })}</p>
      </div>
    </Card>
  )
}
