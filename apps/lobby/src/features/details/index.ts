export { GameDetails, GameDetailsSkeleton } from './game-details.tsx'
