import { goBack, useMessages } from '@site/shared-api'
import { Badge, IconButton } from '@site/ui'
import styles from './game-screen.module.css'
import { useFullScreen } from './use-full-screen.ts'

interface Props {
  readonly name: string
  readonly free: boolean
  readonly onReload: () => void
}

/** The bar of a game: the way back, its name, reload, full screen where the browser has it. */
export function GameBar({ name, free, onReload }: Props) {
  const t = useMessages('lobby')
  const common = useMessages('common')
  const { possible, active, toggle } = useFullScreen()
  return (
    <header className={styles.bar}>
      <IconButton icon="chevron-left" label={common('back')} onClick={goBack} />
      <h1 className={styles.name}>{name}</h1>
      {free ? (
        <Badge tone="second" className={styles.badge}>
          {t('free_play')}
        </Badge>
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
