import type { ContractKind } from '@site/shared-api/contract/agent-fields'
import type { PartProps } from '../agency.tsx'
import { ContractPage } from './contract-page.tsx'
import { Contracts } from './contracts.tsx'
import { Offer } from './offer.tsx'

/** A page of its own for the contracts of a kind. */
interface PageProps {
  readonly kind: ContractKind
  readonly path: string
}

/** Contracts of the agency centre, the offer of one, and the three contract pages: one file for all. */
export default function ContractParts(props: PartProps | PageProps) {
  if ('kind' in props) return <ContractPage kind={props.kind} path={props.path} />
  return props.part === 'offer' ? <Offer agent={props.agent} /> : <Contracts agent={props.agent} />
}
