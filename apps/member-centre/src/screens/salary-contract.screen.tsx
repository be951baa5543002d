import { useMemberHint } from '@site/shared-api'
import { ContractPage } from '#features/agency/contracts/contract-page.tsx'
import { GuestHome } from './member-home/guest-home.tsx'

/** `/m/member/agent/getSalaryContract` (B1, B2, SHL-31): the contract of the daily salary. */
export default function SalaryContractScreen() {
  if (!useMemberHint()) return <GuestHome screen="contract" />
  return <ContractPage kind="daily" path="/m/member/agent/getSalaryContract" />
}
