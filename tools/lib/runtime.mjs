import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// The commands need Node.js 24. An older Node.js that starts them fetches the pinned one as an npm package and runs them
// with it, so this file, and what it imports, runs on both.
const NEEDED = 24
const OLDEST = [20, 19]
const WINDOWS = process.platform === 'win32'
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP']

const tools = join(dirname(fileURLToPath(import.meta.url)), '..')
const cache = join(tools, '..', '.cache', 'runtime')
const INSTALL = 'Install Node.js 24 (https://nodejs.org) and run the command again.'

/** Whether this process is a Node.js that the project supports. */
export function isSupported(version = process.versions.node) {
  return Number.parseInt(version, 10) >= NEEDED
}

/** The pinned Node.js for this machine, fetched once; throws what to do where it cannot be had. */
export function pinnedRuntime({
  platform = `${process.platform}-${process.arch}`,
  version = process.versions.node,
  folder = cache,
} = {}) {
  const [major, minor] = version.split('.').map(Number)
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]))
    throw new Error(`Node.js ${version} is too old to run this project. ${INSTALL}`)
  const pin = JSON.parse(readFileSync(join(tools, 'runtime.json'), 'utf8'))[platform]
  if (pin === undefined)
    throw new Error(
      `Node.js ${version} is too old and npm has no Node.js ${NEEDED} package for ${platform}. ${INSTALL}`,
    )
  const home = join(folder, `${pin.package}-${pin.version}`)
  const node = join(home, 'bin', WINDOWS ? 'node.exe' : 'node')
  if (!existsSync(node)) fetchRuntime(pin, folder, home)
  return node
}

/** Downloads into a folder of this process and renames it when complete: a killed or a concurrent command leaves no half runtime. */
function fetchRuntime(pin, folder, home) {
  console.error(
    `Fetching Node.js ${pin.version}: this project needs ${NEEDED}, and this is ${process.versions.node} …`,
  )
  mkdirSync(folder, { recursive: true })
  removeAbandoned(folder)
  const partial = join(folder, `partial-${process.pid}`)
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial)
  try {
    writeManifest(pin, partial)
    const args = [
      'ci',
      '--prefix',
      partial,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]
    const { status, error, stderr } = spawnSync('npm', args, {
      cwd: partial,
      encoding: 'utf8',
      shell: WINDOWS,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    if (status !== 0)
      throw new Error(
        `Node.js ${pin.version} could not be fetched from the npm registry (${pin.package}):\n${error?.message ?? stderr.trim()}\n${INSTALL}`,
      )
    const fetched = join(partial, 'node_modules', pin.package)
    assertRuns(join(fetched, 'bin', WINDOWS ? 'node.exe' : 'node'), pin)
    try {
      renameSync(fetched, home)
    } catch (failure) {
      // A concurrent command was first: its folder is as complete as this one.
      if (!existsSync(home)) throw failure
    }
  } finally {
    rmSync(partial, { recursive: true, force: true })
  }
}

/** npm compares the download with the integrity of this lock file, not with what the registry says of itself. */
function writeManifest(pin, folder) {
  const dependencies = { [pin.package]: pin.version }
  const manifest = { name: 'runtime', version: '1.0.0', private: true, dependencies }
  const { name, version } = manifest
  const packages = {
    '': { name, version, dependencies },
    [`node_modules/${pin.package}`]: { version: pin.version, integrity: pin.integrity },
  }
  const lock = { name, version, lockfileVersion: 3, requires: true, packages }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
}

/** A binary for another C library (Alpine's musl) is installed all the same, and does not start. */
function assertRuns(node, pin) {
  const { status, error, stderr } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  if (status !== 0)
    throw new Error(
      `Node.js ${pin.version} (${pin.package}) does not start on this machine: ${error?.message ?? stderr.trim()}\n${INSTALL}`,
    )
}

/** Removes the downloads of processes that were killed. */
function removeAbandoned(folder) {
  for (const name of readdirSync(folder)) {
    const pid = /^partial-(\d+)$/.exec(name)?.[1]
    if (pid !== undefined && !isAlive(Number(pid)))
      rmSync(join(folder, name), { recursive: true, force: true })
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Runs this process's command line again with another Node.js, first on the PATH of all that it starts, and ends as it ends. */
export function rerunWith(node) {
  process.env.PATH = [dirname(node), process.env.PATH].join(delimiter)
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit' })
  for (const signal of FORWARDED) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    console.error(error.message)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
    // Signals that end the child alone (SIGSEGV …) may be without effect here.
    process.exitCode = 128 + constants.signals[signal]
  })
}
