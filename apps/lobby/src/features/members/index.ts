export { MemberOnly } from './member-only.tsx'
