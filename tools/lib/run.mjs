import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from './root.mjs'

const MEASURED = join(root, 'tools', 'lib', 'measured.mjs')
/** How a program that is run begins a line about its own progress. */
const PROGRESS = '##progress '

/**
 * Runs a command to its end and resolves with what it wrote; a failure's message is that output (`shown` where it was on the terminal).
 * `quiet` keeps the output from the terminal, `input` gives the command this terminal, `patient` gives way to everything else,
 * `timeout` ends it after so many ms.
 * `onProgress` receives the lines that a quiet program writes about its progress, `onSeconds` the processor seconds of its whole
 * process tree where the machine can say them.
 */
export function run(
  command,
  args,
  {
    quiet = false,
    input = false,
    patient = false,
    timeout,
    env = {},
    cwd = root,
    onProgress = () => undefined,
    onSeconds,
  } = {},
) {
  return new Promise((done, failed) => {
    const [program, words] =
      onSeconds === undefined ? [command, args] : [process.execPath, [MEASURED, command, ...args]]
    const child = spawn(program, words, {
      cwd,
      timeout,
      env: { ...process.env, ...env },
      stdio: [
        ...(quiet ? ['ignore', 'pipe', 'pipe'] : [input ? 'inherit' : 'ignore', 'inherit', 'inherit']),
        ...(onSeconds === undefined ? [] : ['pipe']),
      ],
    })
    if (patient && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    const output = []
    for (const stream of [child.stdout, child.stderr])
      if (stream)
        createInterface({ input: stream }).on('line', (line) =>
          line.startsWith(PROGRESS) ? onProgress(line.slice(PROGRESS.length)) : output.push(`${line}\n`),
        )
    child.stdio[3]?.on('data', (text) => onSeconds(Number(text)))
    child.on('error', failed)
    child.on('close', (code) => {
      const text = output.join('')
      if (code === 0) return done(text)
      const ended = `${command} ${args.join(' ')} ended with ${code}`
      failed(
        Object.assign(new Error(text.trim() === '' ? ended : text.trim()), {
          shown: !quiet,
          exitCode: code ?? 1,
        }),
      )
    })
  })
}

export const runNode = (file, args = [], options = {}) => run(process.execPath, [file, ...args], options)

/** Ends the process with the failure's own words, without a stack; a command that has shown its own has said all. */
export function fail(error) {
  if (error.shown !== true) console.error(error.message)
  process.exit(error.exitCode ?? 1)
}
