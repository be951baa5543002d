export { GameBar } from './game-bar.tsx'
export { GameStage } from './game-stage.tsx'
export { refusalCode, type LaunchState } from './launch-state.ts'
export { useLaunch, useReturnOfNetwork } from './use-launch.ts'
