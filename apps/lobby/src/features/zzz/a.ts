import { useGameActions } from '../games/use-game-actions.ts'
import { useGameActions as b } from '#features/games/use-game-actions.ts'
export const y = [useGameActions, b]
