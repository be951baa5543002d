import { fork, type ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { bundled } from '../rig/process/platform-process.ts'
import type { Sent } from './four-connections.ts'
import type { Key } from './slow-bodies.ts'
import type { Target } from './targets.ts'

/** What is sent, and where. */
export interface Plan {
  readonly targets: readonly Target[]
  readonly seed: number
  readonly key: Key
  /** Whether pictures that take seconds to make are among them. */
  readonly isWhole: boolean
}

/** How much of it now. */
export interface Order {
  readonly count: number
  /** As fast as four connections can where it says nothing. */
  readonly aSecond?: number
}

/** A process that sends slow bodies. */
export class Sender {
  readonly #process: ChildProcess
  private constructor(process: ChildProcess) {
    this.#process = process
  }

  static async start(plan: Plan): Promise<Sender> {
    const [program] = bundled('test/slow-bodies/sender-process.ts')
    const child = fork(program, [], { execArgv: [] })
    // It represents other machines: making bodies must not take the site's processor time.
    setPriority(child.pid ?? 0, constants.priority.PRIORITY_LOW)
    const sender = new Sender(child)
    await sender.#ask(plan)
    return sender
  }

  /** Resolves when every body is answered. */
  async send(order: Order): Promise<Sent> {
    // reason: what the process answers to an order
    return (await this.#ask(order)) as Sent
  }

  stop(): void {
    this.#process.kill()
  }

  #ask(order: Plan | Order): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const ended = (code: number | null): void => reject(new Error(`the sender ended with ${code}`))
      this.#process.once('exit', ended)
      this.#process.once('message', (answer) => {
        this.#process.off('exit', ended)
        resolve(answer)
      })
      this.#process.send(order)
    })
  }
}
