import { CONTRACT_KINDS } from '@site/shared-api/contract/agent-fields'
import type { PartProps } from '../agency.tsx'
import { PayScreen } from './pay-view.tsx'
import { Rates } from './rates/rates.tsx'
import { Statement } from './statement.tsx'

/** What an agent is paid: salaries, dividends, commission, all of it. */
export default function PayParts({ agent, part }: PartProps) {
  const kind = CONTRACT_KINDS.find((one) => one === part)
  if (kind !== undefined) return <PayScreen agent={agent} kind={kind} />
  return part === 'rates' ? <Rates agent={agent} /> : <Statement />
}
