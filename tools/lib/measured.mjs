import { spawn } from 'node:child_process'
import { writeSync } from 'node:fs'
import { createRequire } from 'node:module'

const { processorSeconds } = createRequire(import.meta.url)('./processor-seconds.cjs')

// `measured.mjs COMMAND …`: runs a command to its end and writes the processor seconds of its whole process tree to descriptor 3.
const SECONDS_FD = 3
const [command, ...args] = process.argv.slice(2)
const own = processorSeconds()
const child = spawn(command, args, { stdio: 'inherit' })
child.on('error', (error) => {
  console.error(error.message)
  process.exit(127)
})
child.on('exit', (code) => {
  const seconds = processorSeconds()
  if (seconds !== undefined) writeSync(SECONDS_FD, String(seconds - own))
  process.exit(code ?? 1)
})
