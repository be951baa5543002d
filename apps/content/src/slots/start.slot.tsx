import { useEffect } from 'react'
import { followReading } from '#member/read-marks.ts'
import { countUnread } from '#features/unread/index.ts'

/** Runs once a visit and draws nothing: counts what is unread, and follows what is read elsewhere (SHL-24). */
export default function StartSlot() {
  useEffect(() => {
    const stops = [countUnread(), followReading()]
    return () => stops.forEach((stop) => stop())
  }, [])
  return null
}
