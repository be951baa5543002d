export { ProfileCard } from './profile-card.tsx'
export { ProfileStage } from './profile-stage.tsx'
