import { useMemberHint } from '@site/shared-api'
import { Agency } from '#features/agency/agency.tsx'
import { GuestHome } from './member-home/guest-home.tsx'

/** `/m/agent/home` (B2, MEM-08): the agency centre; with `part` one part of it, each in a file of its own (SHL-05). */
export default function AgentHomeScreen() {
  return useMemberHint() ? <Agency /> : <GuestHome screen="agency" />
}
