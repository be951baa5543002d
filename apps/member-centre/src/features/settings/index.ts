export { ProfileSettings } from './profile-settings.tsx'
export { WaysOn } from './ways-on.tsx'
