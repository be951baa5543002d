import { goBack, useMessages } from '@site/shared-api'
import type { Game } from '@site/shared-api/contract/game'
import { useCallback } from 'react'
import { rememberedName } from '#play/opened-name.ts'
import { GameFrame } from './game-frame.tsx'
import type { GameFact } from './game-channel.ts'
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
  /** A round has begun: the player is at it. */
  readonly onRound: () => void
}

/** Where the game plays: being opened, open, or why it is not. */
export function GameStage({ launch, nodeId, game, name, free, onRound }: Props) {
  const t = useMessages('lobby')
  const { again, attempt, ready, refuse, state } = launch
  const onFact = useCallback(
    (fact: GameFact) => {
      if (fact.type === 'ready') ready()
      else if (fact.type === 'exit') goBack()
      // The platform says again whether the session is over; if it is not, the game opens anew.
      else if (fact.type === 'session-ended') again()
      else if (fact.type === 'failed') refuse(fact.code)
      else if (fact.type === 'round-started') onRound()
    },
    [again, onRound, ready, refuse],
  )
  const opening = state.status === 'pending' || (state.status === 'open' && !state.ready)
  return (
    <div className={styles.stage}>
      {state.status === 'open' ? (
        <GameFrame key={attempt} launched={state.launched} title={name} onFact={onFact} />
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
