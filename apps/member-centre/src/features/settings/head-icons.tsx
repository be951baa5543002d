import { useMember, useMessages } from '@site/shared-api'
import { Avatar } from '@site/ui'
import { useId, useState } from 'react'
import styles from './head-icons.module.css'
import { HEAD_ICONS, sendIcon, type HeadIcon } from './settings.api.ts'

const CHOICES: readonly (HeadIcon | null)[] = [null, ...HEAD_ICONS]

/** The picture that others see: the initials, or one of a dozen drawings (B7). */
export function HeadIcons() {
  const t = useMessages('member-centre')
  const { name, icon } = useMember()
  const [wanted, setWanted] = useState<HeadIcon | null>()
  const group = useId()
  const chosen = wanted === undefined ? (icon ?? null) : wanted
  const choose = async (choice: HeadIcon | null): Promise<void> => {
    setWanted(choice)
    // What went wrong is said by the call; the picture goes back to what it was.
    await sendIcon(choice).catch(() => undefined)
    setWanted(undefined)
  }
  return (
    <fieldset className={styles.icons} aria-busy={wanted !== undefined}>
      <legend className={styles.legend}>{t('settings.icon')}</legend>
      <div className={styles.list}>
        {CHOICES.map((choice) => (
          <label key={choice ?? ''} className={styles.option}>
            <input
              type="radio"
              name={group}
              className={styles.input}
              aria-label={t(`settings.icon.${choice ?? 'initials'}`)}
              checked={choice === chosen}
              onChange={() => void choose(choice)}
            />
            <Avatar name={name} icon={choice ?? undefined} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
