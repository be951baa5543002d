import { fork, spawn, type ChildProcess } from 'node:child_process'
import type { ResizeOptions, WebpOptions } from 'sharp'
import { z } from 'zod'

const FILE = new URL('./picture-drawer.process.ts', import.meta.url)
/** How long a picture waits for a processor that nothing else wants. */
const PATIENCE_MS = 1_000
/** The process ends, and gives its memory back, when no picture has come for so long. */
const REST_MS = 60_000
/** The decoder takes its memory from the system; JavaScript holds one file and its answer. */
const MOST_HEAP_MEGABYTES = 64
/** Linux runs idle threads where nothing else wants to run; those that the decoder starts later inherit the class. */
const SCHEDULE = 'while read -r policy; do chrt --all-tasks "--$policy" --pid 0 "$0"; done'
/** Of glibc: what a file needed is given back at once, instead of being kept for the next one. */
const ALLOCATOR = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '262144' }

/** How a file is drawn anew. */
export interface Drawing {
  readonly kept: ResizeOptions
  readonly mostPixels: number
  readonly quality: WebpOptions
}

/** What the process is sent before the bytes of the file. */
export interface DrawingTask extends Drawing {
  readonly bytes: number
}

const drawnSchema = z.object({ width: z.number(), height: z.number(), content: z.instanceof(Buffer) })
export type Drawn = z.output<typeof drawnSchema>

/**
 * Draws pictures in a process of its own that takes no processor from sign-ins and players' calls, and ends alone where a file
 * breaks the decoder. One file at a time: the picture queue sees to it. It starts when first needed.
 */
export class PictureDrawer {
  #process: ChildProcess | undefined
  /** A shell beside it that changes its scheduling class: starting a program from here, each time, would stop this process. */
  #scheduler: ChildProcess | undefined
  #rest: NodeJS.Timeout | undefined

  /** Of the process, while there is one. */
  get pid(): number | undefined {
    return this.#process?.pid
  }

  /** Undefined for what cannot be decoded. */
  async draw(file: Buffer, drawing: Drawing): Promise<Drawn | undefined> {
    clearTimeout(this.#rest)
    const drawer = (this.#process ??= this.#start())
    keepAlive(drawer, true)
    let isLifted = false
    const overdue = setTimeout(() => {
      isLifted = true
      this.#schedule('other')
    }, PATIENCE_MS)
    try {
      return drawnSchema.safeParse(await answerOf(drawer, file, drawing)).data
    } finally {
      clearTimeout(overdue)
      if (isLifted) this.#schedule('idle')
      keepAlive(drawer, false)
      this.#rest = setTimeout(() => this.#end(drawer), REST_MS).unref()
    }
  }

  #start(): ChildProcess {
    const drawer = fork(FILE, [], {
      env: ALLOCATOR,
      execArgv: [`--max-old-space-size=${MOST_HEAP_MEGABYTES}`],
      serialization: 'advanced',
      stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
    })
    // A process that has ended takes no more of a file: `answerOf` hears of its end.
    drawer.stdin?.on('error', () => undefined)
    drawer.once('exit', () => this.#forget(drawer))
    drawer.once('error', () => this.#forget(drawer))
    const scheduler = spawn('sh', ['-c', SCHEDULE, String(drawer.pid)], {
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    // Without a shell the drawer shares the processors as everything does.
    scheduler.once('error', () => undefined)
    scheduler.stdin.on('error', () => undefined)
    scheduler.unref()
    drawer.once('exit', () => scheduler.stdin.end())
    this.#scheduler = scheduler
    this.#schedule('idle')
    return drawer
  }

  #schedule(policy: 'idle' | 'other'): void {
    this.#scheduler?.stdin?.write(`${policy}\n`)
  }

  #end(drawer: ChildProcess): void {
    this.#forget(drawer)
    if (drawer.connected) drawer.disconnect()
  }

  #forget(drawer: ChildProcess): void {
    if (this.#process === drawer) this.#process = undefined
  }
}

/** Whether the platform's process waits for it before it ends. */
function keepAlive(drawer: ChildProcess, isNeeded: boolean): void {
  if (isNeeded) drawer.ref()
  else drawer.unref()
  if (isNeeded) drawer.channel?.ref()
  else drawer.channel?.unref()
}

/** What it answers; undefined where it ends instead. */
function answerOf(drawer: ChildProcess, file: Buffer, drawing: Drawing): Promise<unknown> {
  return new Promise((resolve) => {
    const end = (answer?: unknown): void => {
      drawer.off('message', end).off('exit', fail).off('error', fail)
      resolve(answer)
    }
    const fail = (): void => end()
    drawer.once('message', end).once('exit', fail).once('error', fail)
    const task: DrawingTask = { ...drawing, bytes: file.length }
    drawer.send(task, (error) => error && end())
    // The pipe takes it piece by piece; a message would be copied and written as a whole.
    drawer.stdin?.write(file)
  })
}
