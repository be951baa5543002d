import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { root } from './root.mjs'

/** Runs a command to its end; its output is shown unless `quiet`, `input` gives it this terminal, `patient` gives way to everything else, and what it said is the failure's message when it fails (`told` where it was shown). */
export function run(
  command,
  args,
  { quiet = false, input = false, patient = false, env = {}, cwd = root } = {},
) {
  return new Promise((done, failed) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : [input ? 'inherit' : 'ignore', 'inherit', 'inherit'],
    })
    if (patient && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text))
    child.on('error', failed)
    child.on('exit', (code) => {
      if (code === 0) return done(said)
      const ended = `${command} ${args.join(' ')} ended with ${code}`
      failed(
        Object.assign(new Error(said.trim() === '' ? ended : said.trim()), {
          told: !quiet,
          exitCode: code ?? 1,
        }),
      )
    })
  })
}

export const tsx = (file, args = [], options = {}) =>
  run(process.execPath, ['--import', 'tsx', file, ...args], options)

/** Ends the process with the failure's own words, without a stack; a command that has shown its own has said all. */
export function fail(error) {
  if (error.told !== true) console.error(error.message)
  process.exit(error.exitCode ?? 1)
}
