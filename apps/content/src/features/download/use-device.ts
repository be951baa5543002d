import { useMemo } from 'react'
import { deviceOf, type Device } from './device.ts'

/** The browser this page runs in; never called on the server. */
export function useDevice(): Device {
  return useMemo(() => deviceOf(navigator.userAgent, navigator.maxTouchPoints), [])
}
