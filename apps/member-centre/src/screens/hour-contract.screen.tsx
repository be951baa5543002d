import { useMemberHint } from '@site/shared-api'
import { ContractPage } from '#features/agency/contracts/contract-page.tsx'
import { GuestHome } from './member-home/guest-home.tsx'

/** `/m/member/agent/getHourContract` (B1, B2, SHL-31): the contract of the hourly salary. */
export default function HourContractScreen() {
  if (!useMemberHint()) return <GuestHome screen="contract" />
  return <ContractPage kind="hourly" path="/m/member/agent/getHourContract" />
}
