import { readFileSync } from 'node:fs'

const EVERY_MS = 100
const KILOBYTE = 1_024

type Figure = 'VmHWM' | 'VmRSS' | 'RssAnon'

function read(pid: number | string, figure: Figure): number {
  const [, kilobytes = ''] =
    new RegExp(`${figure}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * KILOBYTE
}

const childrenOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)

/** Of a picture drawer; a child that is no other program yet still shows all that its parent holds. */
function heldByDrawer(child: string): number {
  try {
    const isDrawer = readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('picture-drawer')
    return isDrawer ? read(child, 'RssAnon') : 0
  } catch {
    // It has ended since.
    return 0
  }
}

/** What a platform and its picture drawer hold at a time; the pages of Node.js itself, which they share, count once. */
const heldBy = (pid: number): number =>
  childrenOf(pid).reduce((sum, child) => sum + heldByDrawer(child), read(pid, 'VmRSS'))

/** Watches the memory of a platform, its picture drawer with it, in bytes. */
export class MemoryWatch {
  readonly #pid: number
  readonly #timer: NodeJS.Timeout
  #together = 0
  constructor(pid: number) {
    this.#pid = pid
    this.#timer = setInterval(() => this.#look(), EVERY_MS)
  }

  /** The most that was held at a time; of the platform's own process the system itself keeps it. */
  get peak(): { readonly platform: number; readonly together: number } {
    this.#look()
    return { platform: read(this.#pid, 'VmHWM'), together: this.#together }
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #look(): void {
    this.#together = Math.max(this.#together, heldBy(this.#pid))
  }
}
