import { useEffect } from 'react'
import { countUnread } from '#features/unread/index.ts'

/** Runs once a visit and draws nothing: counts what is unread (SHL-24). */
export default function StartSlot() {
  useEffect(() => countUnread(), [])
  return null
}
