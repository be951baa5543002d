import { canSignIn, logout, navigate, openPopup, popupExists, signIn, useMessages } from '@site/shared-api'
import type { Game } from '@site/shared-api/contract/game'
import { Button, EmptyState } from '@site/ui'
import { HOME_PATH } from '@site/config'
import { offersFreePlay } from '#play/free-play.ts'
import { gameAddress } from '#play/game-address.ts'
import { adviceFor, type Step } from './advice.ts'
import styles from './game-screen.module.css'
import { LAUNCH_PATIENCE_MS } from './launch-state.ts'

const SERVICE_POPUP = 'customer-service'

interface Props {
  readonly code: string
  readonly nodeId: string
  readonly game: Game | undefined
  readonly free: boolean
  readonly onRetry: () => void
}

/** Why a game did not open, in its own words, and what to do next. */
export function LaunchRefusal({ code, nodeId, game, free, onRetry }: Props) {
  const t = useMessages('lobby')
  const common = useMessages('common')
  const advice = adviceFor(code, {
    free,
    freeOffered: game !== undefined && offersFreePlay(game),
    canLogin: canSignIn(),
    hasService: popupExists(SERVICE_POPUP),
  })
  const names = {
    name: game?.displayName ?? t('title.game'),
    vendor: game?.vendorName ?? t('launch.the_provider'),
    seconds: LAUNCH_PATIENCE_MS / 1_000,
  }
  const text = advice.common === undefined ? t(`${advice.title}_text`, names) : common(advice.common)
  const act = actions(nodeId, onRetry)
  return (
    <div className={styles.refusal} role="alert">
      <EmptyState
        drawing={advice.drawing}
        title={t(advice.title, names)}
        text={text}
        action={
          <div className={styles.steps}>
            {advice.steps.map((step, index) => (
              <Button
                key={step}
                full
                variant={index === 0 ? 'primary' : step === 'lobby' ? 'ghost' : 'secondary'}
                onClick={act[step]}
              >
                {t(`launch.step.${step}`)}
              </Button>
            ))}
          </div>
        }
      />
    </div>
  )
}

function actions(nodeId: string, onRetry: () => void): Readonly<Record<Step, () => void>> {
  const login = (): void => {
    signIn({ next: gameAddress({ nodeId }), replace: true, onPage: true })
  }
  return {
    login,
    // A trial session blocks the login to an actual account.
    actual: () => void logout().then(login),
    free: () => navigate(gameAddress({ nodeId }, true), { replace: true }),
    real: () => navigate(gameAddress({ nodeId }), { replace: true }),
    retry: onRetry,
    service: () => openPopup(SERVICE_POPUP),
    lobby: () => navigate(HOME_PATH),
  }
}
