import { goBack, openPopup, useMessages } from '@site/shared-api'
import { Badge, IconButton } from '@site/ui'
import { GameBalance } from './game-balance.tsx'
import styles from './game-screen.module.css'
import { useFullScreen } from './use-full-screen.ts'

interface Props {
  readonly nodeId: string
  readonly name: string
  readonly free: boolean
  /** The game plays for money: balance and rounds are shown. */
  readonly real: boolean
  /** How long the player has played, as `12:04`. */
  readonly played: string | undefined
  readonly onReload: () => void
}

/** The bar of a game: the way back, its name, balance and time, rounds, reload, full screen where the browser has it (GAM-06). */
export function GameBar({ nodeId, name, free, real, played, onReload }: Props) {
  const t = useMessages('lobby')
  const common = useMessages('common')
  const { possible, active, toggle } = useFullScreen()
  return (
    <header className={styles.bar}>
      <IconButton icon="chevron-left" label={common('back')} onClick={goBack} />
      <div className={styles.head}>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.facts}>
          {free ? (
            <Badge tone="second" className={styles.badge}>
              {t('free_play')}
            </Badge>
          ) : null}
          {real ? <GameBalance /> : null}
          {played === undefined ? null : (
            <span className={styles.played} aria-label={t('game.played', { time: played })} role="timer">
              {played}
            </span>
          )}
        </p>
      </div>
      {real ? (
        <IconButton
          icon="history"
          size={20}
          label={t('game.rounds')}
          onClick={() => openPopup('rounds', { title: t('game.rounds'), nodeId })}
        />
      ) : null}
      <IconButton icon="refresh-cw" size={20} label={t('game_reload')} onClick={onReload} />
      {possible ? (
        <IconButton
          icon={active ? 'minimize' : 'maximize'}
          size={20}
          label={t(active ? 'full_screen_leave' : 'full_screen')}
          onClick={toggle}
        />
      ) : null}
    </header>
  )
}
