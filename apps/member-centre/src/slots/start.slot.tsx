import { useEffect } from 'react'
import { tellInvite } from '#features/agency/tell-invite.ts'
import { followContracts } from '#features/contracts/index.ts'

/**
 * Runs once a visit and draws nothing: shows members the contract offers that wait for an answer (SHL-31), and reports
 * an invite link to the platform (ACC-16).
 */
export default function StartSlot() {
  useEffect(() => {
    tellInvite()
    return followContracts()
  }, [])
  return null
}
