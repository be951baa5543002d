import { useEffect } from 'react'
import { followContracts } from '#features/contracts/index.ts'

/** Runs once a visit and draws nothing: tells members of contract offers that wait for an answer (SHL-31). */
export default function StartSlot() {
  useEffect(() => followContracts(), [])
  return null
}
