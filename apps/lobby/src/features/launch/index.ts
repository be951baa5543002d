export { GameBar } from './game-bar.tsx'
export { GameStage } from './game-stage.tsx'
export type { LaunchState } from './launch-state.ts'
export { useLaunch } from './use-launch.ts'
