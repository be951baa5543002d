import { Slot, whenIdle } from '@site/shared-api'
import { useEffect, useState } from 'react'
import styles from './frame-slots.module.css'

/** Places of modules over every screen: a floating list and a bar above the footer (SHL-06); filled when the first screen is done. */
export function IdlePlaces() {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  if (!idle) return null
  return (
    <div className={styles.shelf}>
      <Slot name="shell-frame.float" quiet />
      <Slot name="shell-frame.bar" quiet />
    </div>
  )
}
