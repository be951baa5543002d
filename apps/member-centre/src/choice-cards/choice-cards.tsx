import { Icon, type IconName } from '@site/ui'
import styles from './choice-cards.module.css'

interface Choice {
  readonly id: string
  readonly icon: IconName
  readonly name: string
  readonly note: string
}

interface Props {
  /** Of the group, for forms and for what reads the page aloud. */
  readonly name: string
  readonly legend: string
  readonly choices: readonly Choice[]
  readonly chosen: string
  readonly sideBySide?: boolean
  readonly onChoose: (id: string) => void
}

/** One of a few: ways of paying, a member's cards. */
export function ChoiceCards({ name: group, legend, choices, chosen, sideBySide = false, onChoose }: Props) {
  return (
    <fieldset className={styles.choices} data-side-by-side={sideBySide || undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {choices.map(({ id, icon, name, note }) => (
        <label key={id} className={styles.choice} data-chosen={id === chosen || undefined}>
          <input
            type="radio"
            name={group}
            className={styles.radio}
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          <span className={styles.face} aria-hidden="true">
            <Icon name={icon} size={20} />
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
