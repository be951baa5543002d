import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const SWEEP_MS = 50
/** So many sweeps a connection may be silent: its first call may be on the way. */
const SILENT_SWEEPS = 20

/** Lets running calls end on close, and hangs up kept-alive connections as soon as theirs has ended (PLT-07). */
export function gracefulClose(app: FastifyInstance): void {
  const sweeper = new IdleSweeper(app.server)
  app.addHook('preClose', async () => sweeper.start())
  app.addHook('onClose', async () => sweeper.stop())
}

/** Hangs up idle connections; Node counts one that never sent a request as busy. */
export class IdleSweeper {
  readonly #server: Server
  readonly #open = new Set<Socket>()
  #sweeps = 0
  #timer: NodeJS.Timeout | undefined
  constructor(server: Server) {
    this.#server = server
    server.on('connection', (socket: Socket) => {
      this.#open.add(socket)
      socket.once('close', () => this.#open.delete(socket))
    })
  }

  start(): void {
    this.#timer ??= setInterval(() => this.#sweep(), SWEEP_MS)
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #sweep(): void {
    this.#server.closeIdleConnections()
    this.#sweeps += 1
    if (this.#sweeps < SILENT_SWEEPS) return
    for (const socket of this.#open) if (socket.bytesRead === 0) socket.destroy()
  }
}
