import type { PartProps } from '../agency.tsx'
import { Member } from './member.tsx'
import { Team } from './team.tsx'

/** The team, and one of it. */
export default function TeamParts({ agent, part }: PartProps) {
  return part === 'member' ? <Member agent={agent} /> : <Team agent={agent} />
}
