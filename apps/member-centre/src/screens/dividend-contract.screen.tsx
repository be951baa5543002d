import { useMemberHint } from '@site/shared-api'
import { ContractPage } from '#features/agency/contracts/contract-page.tsx'
import { GuestHome } from './member-home/guest-home.tsx'

/** `/m/member/agent/getDevidendContract` (B1, B2, SHL-31): the contract of the dividend. */
export default function DividendContractScreen() {
  if (!useMemberHint()) return <GuestHome screen="contract" />
  return <ContractPage kind="dividend" path="/m/member/agent/getDevidendContract" />
}
