import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { MERCHANT } from '#bench/agents/fill'
import type { RunningPlatform } from '#bench/platform-process'

const LOOK_MS = 100
const run = z.object({
  id: z.string(),
  state: z.string(),
  lines: z.number(),
  paid: z.number(),
  differs: z.number(),
})
const runs = z.object({ value: z.object({ list: z.array(run) }) })

/** Commission runs as an operator requests them. */
export class Runs {
  readonly #headers: Record<string, string>
  readonly #url: string
  constructor({ operatorUrl }: RunningPlatform, dataDir: string) {
    const token = readFileSync(join(dataDir, 'operator-token'), 'utf8').trim()
    this.#headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    this.#url = `${operatorUrl}/wps/operator/agent-runs`
  }

  /** Asks for a run of a day; its id. */
  async ask(kind: string, period: string): Promise<string> {
    const id = randomUUID()
    const body = JSON.stringify({ id, merchant: MERCHANT, kind, period, why: 'measured' })
    const response = await fetch(this.#url, { method: 'POST', headers: this.#headers, body })
    if (response.status !== 200) throw new Error(await response.text())
    return id
  }

  /** Waits until a run is done. */
  async done(id: string): Promise<z.output<typeof run>> {
    for (;;) {
      const answer = await fetch(`${this.#url}?merchant=${MERCHANT}&limit=100`, { headers: this.#headers })
      const found = runs.parse(await answer.json()).value.list.find((one) => one.id === id)
      if (found?.state === 'done') return found
      await pause(LOOK_MS)
    }
  }
}
