import type { PartProps } from '../agency.tsx'
import { Contracts } from './contracts.tsx'
import { Offer } from './offer.tsx'

/** Contracts, and the offer of one. */
export default function ContractParts({ agent, part }: PartProps) {
  return part === 'offer' ? <Offer agent={agent} /> : <Contracts agent={agent} />
}
