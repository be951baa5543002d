import { Link, signInAddress, useMemberHint, type Translate } from '@site/shared-api'
import type { ReactNode } from 'react'
import { gameAddress } from './game-address.ts'
import { openGame, type Playable } from './open-game.ts'

interface Props {
  readonly game: Playable
  readonly className: string | undefined
  readonly t: Translate
  readonly children: ReactNode
}

/**
 * A tap opens the game (GAM-01). Before the page has started, and in a new tab, it is the address of the game’s screen, for a
 * guest that of the login with the way back to it.
 */
export function GameLink({ game, className, t, children }: Props) {
  const member = useMemberHint()
  const to = gameAddress(game)
  return (
    <Link
      to={member ? to : (signInAddress(to) ?? to)}
      className={className}
      draggable={false}
      onFollow={() => openGame(game, t)}
    >
      {children}
    </Link>
  )
}
