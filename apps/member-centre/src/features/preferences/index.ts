export { PreferencesCard } from './preferences-card.tsx'
export { SignOut } from './sign-out.tsx'
