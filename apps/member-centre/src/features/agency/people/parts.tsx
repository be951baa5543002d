import type { PartProps } from '../agency.tsx'
import { Helpers } from './helpers/helpers.tsx'
import { Links } from './links/links.tsx'
import { Register } from './register/register.tsx'

/** Ways by which people join: links, accounts that are opened, helpers. */
export default function PeopleParts({ agent, part }: PartProps) {
  if (part === 'links') return <Links agent={agent} />
  return part === 'register' ? <Register agent={agent} /> : <Helpers agent={agent} />
}
