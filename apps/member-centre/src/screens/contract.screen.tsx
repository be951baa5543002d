import { useMemberHint } from '@site/shared-api'
import type { ContractKind } from '@site/shared-api/contract/agent-fields'
import { useLocation } from 'react-router-dom'
import { ContractParts } from '#features/agency/contracts/index.ts'
import { GuestHome } from './member-home/guest-home.tsx'

const PATHS: Readonly<Record<string, ContractKind>> = {
  '/m/member/agent/getSalaryContract': 'daily',
  '/m/member/agent/getDevidendContract': 'dividend',
  '/m/member/agent/getHourContract': 'hourly',
}

/** The three contract pages (B1, B2, SHL-31): daily salary, dividend, hourly salary. */
export default function ContractScreen() {
  const { pathname } = useLocation()
  const kind = PATHS[pathname] ?? 'daily'
  return useMemberHint() ? (
    <ContractParts key={kind} kind={kind} path={pathname} />
  ) : (
    <GuestHome screen="contract" />
  )
}
