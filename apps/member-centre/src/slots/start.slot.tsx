import { useEffect } from 'react'
import { tellInvite } from '#features/agency/tell-invite.ts'
import { followContracts } from '#features/contracts/index.ts'

/**
 * Runs once a visit and draws nothing: tells members of contract offers that wait for an answer (SHL-31), and the platform
 * that somebody came by an invite link (ACC-16).
 */
export default function StartSlot() {
  useEffect(() => {
    tellInvite()
    return followContracts()
  }, [])
  return null
}
