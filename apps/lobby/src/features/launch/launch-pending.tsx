import { goBack, imageUrl, useMessages } from '@site/shared-api'
import { Button, Picture } from '@site/ui'
import styles from './game-screen.module.css'

const ART_WIDTHS = [160, 240, 320] as const
const ART_PX = 176

interface Props {
  /** Without it no art is requested. */
  readonly nodeId: string | undefined
  readonly name: string
  readonly vendor: string
  /** What is being done. */
  readonly text: string
}

/** A game that is being opened: its art and name, a calm line, the way out. */
export function LaunchPending({ nodeId, name, vendor, text }: Props) {
  const common = useMessages('common')
  return (
    <div className={styles.pending}>
      <div className={styles.art}>
        {nodeId === undefined ? null : (
          <Picture
            base={imageUrl(`/img/game/${nodeId}`)}
            widths={ART_WIDTHS}
            sizes={`${ART_PX}px`}
            width={ART_PX}
            height={ART_PX}
            alt=""
            priority
          />
        )}
      </div>
      <p className={styles.title}>{name}</p>
      <p className={styles.vendor}>{vendor}</p>
      <div className={styles.progress} aria-hidden="true" />
      <p className={styles.doing} role="status">
        {text}
      </p>
      <Button variant="secondary" onClick={goBack}>
        {common('cancel')}
      </Button>
    </div>
  )
}
