import { Button } from '../button/button.tsx'
import styles from './question.module.css'

interface Answer {
  readonly label: string
  readonly onChoose: () => void
}

interface Props {
  readonly text: string
  /** What is meant by going on. */
  readonly yes: Answer
  /** The way to leave it; without one there is nothing to decide. */
  readonly no?: Answer | undefined
}

/** What the player has to know, and the answers they may give. */
export function Question({ text, yes, no }: Props) {
  const go = (
    <Button full size="l" onClick={yes.onChoose}>
      {yes.label}
    </Button>
  )
  return (
    <div className={styles.question} data-state="ready">
      <p className={styles.text}>{text}</p>
      {no === undefined ? (
        go
      ) : (
        <div className={styles.answers}>
          <Button variant="secondary" full size="l" onClick={no.onChoose}>
            {no.label}
          </Button>
          {go}
        </div>
      )}
    </div>
  )
}
