import { Slot, whenIdle } from '@site/shared-api'
import { useEffect, useState } from 'react'
import styles from './frame-slots.module.css'

/**
 * Places of modules over every screen, filled when the first screen is done: a floating list, a bar above the footer
 * (SHL-06), and `site.start` for what runs once a visit and draws nothing.
 */
export function FrameSlots() {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  if (!idle) return null
  return (
    <>
      <div className={styles.dock}>
        <Slot name="shell-frame.float" quiet />
        <Slot name="shell-frame.bar" quiet />
      </div>
      <div hidden>
        <Slot name="site.start" quiet />
      </div>
    </>
  )
}
