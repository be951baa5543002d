import { canSignIn, signIn, site, useBrand, useMessages, useQuery } from '@site/shared-api'
import { gameDetailQuery } from '#games/games.api.ts'
import { useCallback, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import {
  GameBar,
  GameStage,
  refusalCode,
  useKeptSession,
  useLaunch,
  usePlayedTime,
  useReturnOfNetwork,
  type LaunchState,
} from '#features/launch/index.ts'
import { gameAddress } from '#play/game-address.ts'
import { rememberedName } from '#play/opened-name.ts'
import styles from './game.module.css'

const NODE_ID = /^\d{1,18}$/

/** A game with its own bar over the whole view (GAM-01, GAM-02); the address says which one and whether for play money. */
export default function GameScreen() {
  const t = useMessages('lobby')
  const brand = useBrand()
  const query = new URLSearchParams(useLocation().search)
  const nodeId = query.get('nodeId') ?? ''
  const free = query.get('free') === '1'
  const valid = NODE_ID.test(nodeId)
  const detail = useQuery({ ...gameDetailQuery(nodeId), enabled: valid })
  const game = valid ? detail.data : undefined
  const leaving = useLoginFirst(nodeId, valid && !free)
  const launch = useLaunch(leaving ? undefined : game, free)
  const name = game?.displayName ?? rememberedName(nodeId) ?? t('title.game')
  useEffect(() => {
    document.title = `${name} · ${brand.name}`
  }, [brand.name, name])

  const unknown = game === undefined ? faultOf(valid, detail.error) : undefined
  const state: LaunchState = unknown === undefined ? launch.state : { status: 'refused', code: unknown }
  const again = (): void => {
    if (unknown !== undefined && valid) void detail.refetch()
    launch.again()
  }
  useReturnOfNetwork(state, again)
  const keepSession = useKeptSession()
  const real = state.status === 'open' && state.launched.mode === 'real'
  const { refuse } = launch
  const timeIsOver = useCallback(() => refuse('time_limit'), [refuse])
  const played = usePlayedTime({
    playing: state.status === 'open' && state.ready,
    real,
    checkTitle: t('game.reality_check'),
    onOver: timeIsOver,
  })
  return (
    <div className={styles.screen} data-screen="game" data-state={shownState(state)}>
      <GameBar nodeId={nodeId} name={name} free={free} real={real} played={played} onReload={again} />
      <GameStage
        launch={{ ...launch, state, again }}
        nodeId={nodeId}
        game={game}
        name={name}
        free={free}
        onRound={keepSession}
      />
    </div>
  )
}

/** Why the game itself is not known, as a code. */
function faultOf(valid: boolean, error: Error | null): string | undefined {
  if (!valid) return 'game_unknown'
  return error === null ? undefined : refusalCode(error)
}

function shownState(state: LaunchState): 'loading' | 'failed' | 'ready' {
  if (state.status === 'refused') return 'failed'
  return state.status === 'open' && state.ready ? 'ready' : 'loading'
}

/** A launch needs a session (A4): a guest who comes directly is led through the login and back; true until then. */
function useLoginFirst(nodeId: string, needed: boolean): boolean {
  const leaving = needed && !site().signedIn() && canSignIn()
  useEffect(() => {
    if (leaving) signIn({ next: gameAddress({ nodeId }), replace: true, onPage: true })
    // reason: only a guest who arrives is redirected; a session that ends later is reported in place
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [nodeId, needed])
  return leaving
}
