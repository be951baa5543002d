import { closePopup, useMessages, useQuery, type SlotComponent } from '@site/shared-api'
import { gameDetailQuery } from '#games/games.api.ts'
import { RetryPlace } from '@site/ui'
import { GameDetails, GameDetailsSkeleton } from '#features/details/index.ts'
import { findGame, useGameActions } from '#features/games/index.ts'
import { openGame } from '#play/open-game.ts'

/** `popup:game`: what a long press on a tile shows (SHL-22). */
const GameSlot: SlotComponent = ({ params }) => {
  const nodeId = params?.['nodeId'] ?? ''
  const t = useMessages('lobby')
  const common = useMessages('common')
  const detail = useQuery(gameDetailQuery(nodeId))
  const { favourites, hearts, toggle } = useGameActions()
  const game = detail.data ?? findGame(nodeId)
  if (game === undefined)
    return detail.isError ? (
      <RetryPlace text={common('load_failed')} onRetry={() => void detail.refetch()} />
    ) : (
      <GameDetailsSkeleton />
    )
  const play = (free: boolean): void => {
    closePopup('game')
    openGame(game, t, { free })
  }
  return (
    <GameDetails
      game={game}
      facts={detail.data}
      waiting={detail.isPending}
      favourite={favourites.has(nodeId)}
      {...(hearts ? { onHeart: () => toggle(game, !favourites.has(nodeId)) } : {})}
      onPlay={play}
    />
  )
}

export default GameSlot
