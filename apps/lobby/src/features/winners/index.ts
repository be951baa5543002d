export { WinnersPlace } from './winners-place.tsx'
