import { useMessages } from '@site/shared-api'
import type { Bonus } from '@site/shared-api/contract/bonus'
import { Button } from '@site/ui'
import { useState } from 'react'
import styles from './bonus-card.module.css'
import { convert, giveUp } from './bonus.api.ts'

interface Props {
  readonly bonus: Bonus
  /** The amount as the brand writes it. */
  readonly amount: string
  readonly changed: () => void
}

/** Cash when enough was played; giving up after a second thought (MEM-03). */
export function BonusActions({ amount, bonus: { bonusId, mayConvert }, changed }: Props) {
  const t = useMessages('member-centre')
  const [isConfirming, setConfirming] = useState(false)
  const [busy, setBusy] = useState(false)
  const act = (mutate: (id: string) => Promise<Bonus>): void => {
    setBusy(true)
    // What does not work is said by the call; either way the bonus is looked at anew.
    mutate(bonusId)
      .catch(() => undefined)
      .finally(() => {
        setBusy(false)
        setConfirming(false)
        changed()
      })
  }
  if (mayConvert)
    return (
      <Button variant="primary" full busy={busy} onClick={() => act(convert)}>
        {t('bonus.convert')}
      </Button>
    )
  if (!isConfirming)
    return (
      <Button variant="ghost" full onClick={() => setConfirming(true)}>
        {t('bonus.give_up')}
      </Button>
    )
  return (
    <div className={styles.ask} role="group" aria-label={t('bonus.give_up')}>
      <p className={styles.sure}>{t('bonus.sure', { amount })}</p>
      <Button variant="secondary" full onClick={() => setConfirming(false)}>
        {t('bonus.keep')}
      </Button>
      <Button variant="ghost" full busy={busy} onClick={() => act(giveUp)}>
        {t('bonus.really')}
      </Button>
    </div>
  )
}
