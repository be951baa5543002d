import { formatAmount, imageUrl, useBrand, type Translate } from '@site/shared-api'
import type { Winner } from '@site/shared-api/contract/winner'
import { Money, Picture } from '@site/ui'
import { GameLink } from '#play/game-link.tsx'
import styles from './winner-board.module.css'

interface Props {
  readonly winner: Winner
  /** Received while the board was visible: it slides in. */
  readonly fresh: boolean
  readonly t: Translate
}

/** One win: the game's picture, who won, in which game, how much; a tap opens the game. */
export function WinnerRow({ winner, fresh, t }: Props) {
  const { customerName, gameName, nodeId, winAmount } = winner
  const { currency } = useBrand()
  return (
    <li className={styles.place} data-fresh={fresh || undefined}>
      <GameLink game={{ ...winner, displayName: gameName }} className={styles.row} t={t}>
        <Picture
          base={imageUrl(`/img/game/${nodeId}`)}
          widths={[160]}
          sizes="44px"
          width={44}
          height={44}
          alt=""
          className={styles.art}
        />
        <span className={styles.text}>
          <span className={styles.who}>
            <b>{customerName}</b> {t('winners_just_won')}
          </span>
          <span className={styles.game}>{gameName}</span>
        </span>
        <Money amount={formatAmount(winAmount, currency)} gain className={styles.amount} />
      </GameLink>
    </li>
  )
}
