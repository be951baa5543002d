export { MemberGate } from './member-gate.tsx'
export { MemberOnly } from './member-only.tsx'
