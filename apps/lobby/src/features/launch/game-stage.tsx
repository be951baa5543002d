import { goBack, useMessages, type Game } from '@site/shared-api'
import { useCallback } from 'react'
import { rememberedName } from '#play/opened-name.ts'
import { GameFrame } from './game-frame.tsx'
import type { GameMessage } from './game-messages.ts'
import styles from './game-screen.module.css'
import { LaunchPending } from './launch-pending.tsx'
import { LaunchRefusal } from './launch-refusal.tsx'
import type { Launch } from './use-launch.ts'

interface Props {
  readonly launch: Launch
  readonly nodeId: string
  readonly game: Game | undefined
  readonly name: string
  readonly free: boolean
}

/** Where the game plays: being opened, open, or why it is not. */
export function GameStage({ launch, nodeId, game, name, free }: Props) {
  const t = useMessages('lobby')
  const { again, attempt, ready, refuse, state } = launch
  const hear = useCallback(
    (message: GameMessage) => {
      if (message === 'game.ready') ready()
      else if (message === 'game.closed') goBack()
      // The platform says again whether the session is over; if it is not, the game opens anew.
      else if (message === 'game.ended') again()
      else refuse('launch_expired')
    },
    [again, ready, refuse],
  )
  const opening = state.status === 'pending' || (state.status === 'open' && !state.ready)
  return (
    <div className={styles.stage}>
      {state.status === 'open' ? (
        <GameFrame key={attempt} url={state.launched.url} title={name} onMessage={hear} />
      ) : null}
      {opening ? (
        <div className={styles.cover}>
          <LaunchPending
            nodeId={game?.nodeId ?? (rememberedName(nodeId) === undefined ? undefined : nodeId)}
            name={name}
            vendor={game?.vendorName ?? ''}
            text={t(
              state.status === 'pending' && state.step === 'trial'
                ? 'launch.starting_trial'
                : 'launch.opening',
            )}
          />
        </div>
      ) : null}
      {state.status === 'refused' ? (
        <div className={styles.cover}>
          <LaunchRefusal code={state.code} nodeId={nodeId} game={game} free={free} onRetry={again} />
        </div>
      ) : null}
    </div>
  )
}
