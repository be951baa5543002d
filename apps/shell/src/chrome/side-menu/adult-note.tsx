import { useBrand, useMessages } from '@site/shared-api'
import styles from './adult-note.module.css'

/** From which age one may play here, and how (SHL-33). */
export function AdultNote() {
  const t = useMessages('shell')
  const { adultAge } = useBrand()
  return (
    <p className={styles.adult}>
      <span className={styles.age}>{adultAge}+</span>
      {t('menu.responsible', { age: adultAge })}
    </p>
  )
}
