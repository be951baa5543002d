import { givenCookie } from '@site/service-kit/own-cookies'
import { z } from 'zod'
import type { LoginLine } from '#bench/login/login-line'

const started = z.object({ value: z.object({ token: z.string() }) })

/** What players ask for all the time: lists of the home screen, and their balance. */
const CALLS = [
  '/wps/game/list?pageSize=24&gameType=SLOT',
  '/wps/game/hot',
  '/wps/game/winners',
  '/wps/wallets/gcs',
] as const

export class OtherCalls {
  #headers: Record<string, string> = { Merchant: 'lotus' }
  readonly url: string

  constructor(url: string) {
    this.url = url
  }

  async signIn(line: LoginLine): Promise<void> {
    await line.seal(1)
    const answer = await line.enter()
    const { token } = started.parse(await answer.json()).value
    const cookie = givenCookie(answer.headers, 'memberSession')
    this.#headers = { Merchant: 'lotus', Authorization: `Bearer ${token}`, Cookie: cookie }
  }

  async call(index: number): Promise<boolean> {
    const answer = await fetch(`${this.url}${CALLS[index % CALLS.length]}`, { headers: this.#headers })
    await answer.arrayBuffer()
    return answer.status === 200
  }
}
