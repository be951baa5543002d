import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const START_FIELD = 21 // proc(5): field 22, counted after the name in brackets

/** When a process started, as opaque text; with the pid it names one process for ever. Undefined when there is none. */
export async function processStart(pid: number): Promise<string | undefined> {
  try {
    const line = await readFile(`/proc/${pid}/stat`, 'utf8')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[START_FIELD - 2]
  } catch {
    return await fromPs(pid)
  }
}

async function fromPs(pid: number): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)])
    return stdout.trim() || undefined
  } catch {
    return undefined
  }
}
