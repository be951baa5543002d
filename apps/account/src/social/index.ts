export { redeemTicket, type UnlinkedIdentity } from './social.api.ts'
export { SocialButtons } from './social-buttons.tsx'
export { SocialReturn } from './social-return.tsx'
export { noteUnlinked, unlinkedIdentity } from './unlinked.ts'
