import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Where delivery looks for what does not build while developing (DEV_FAULT); it notifies open pages. */
export const faultFileOf = (dataDir) => join(dataDir, 'dev-fault.txt')

/** Leaves there what does not build; an empty text when all does. */
export function noteFault(dataDir, text) {
  const file = faultFileOf(dataDir)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
