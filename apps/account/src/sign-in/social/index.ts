export type { UnlinkedIdentity } from './social.api.ts'
export { SocialButtons } from './social-buttons.tsx'
export { SocialReturn } from './social-return.tsx'
export { dropUnlinked, resumeUnlinked, unlinkedIdentity } from './unlinked.ts'
