import { useEffect } from 'react'
import { reportInviteLink } from '#features/agency/report-invite-link.ts'
import { followContracts } from '#features/contracts/index.ts'

/**
 * Runs once a visit and draws nothing: shows members the contract offers that wait for an answer (SHL-31), and reports
 * an invite link to the platform (ACC-16).
 */
export default function StartSlot() {
  useEffect(() => {
    reportInviteLink()
    return followContracts()
  }, [])
  return null
}
