import { randomUUID } from 'node:crypto'
import { givenCookie } from '@site/service-kit/own-cookies'
import { listenTo } from '#bench/chat/listening'

interface Place {
  readonly url: string
  readonly operatorUrl: string
  readonly token: string
}

interface ChatEvent {
  readonly entry?: { readonly clientId: string; readonly from: string }
}

const CHAT = '/wps/chat/messages'

/** When each message was sent, until the other side has it; how long each took, in ms. */
export class Deliveries {
  readonly #sent = new Map<string, number>()
  readonly took: number[] = []
  get lost(): number {
    return this.#sent.size
  }
  begin(clientId: string): void {
    this.#sent.set(clientId, performance.now())
  }
  /** Received by the other side. */
  receive(event: unknown, from: 'member' | 'operator'): void {
    const { entry } = event as ChatEvent // reason: what the platform's own stream carries
    if (entry?.from !== from) return
    const sent = this.#sent.get(entry.clientId)
    if (sent === undefined) return
    this.#sent.delete(entry.clientId)
    this.took.push(performance.now() - sent)
  }
}

/** One conversation: a guest with an open page, and an operator who answers. */
export class Talker {
  #cookie = ''
  #id = ''
  #turn = 0
  readonly #place: Place
  readonly #address: string
  readonly #deliveries: Deliveries
  constructor(place: Place, at: number, deliveries: Deliveries) {
    this.#place = place
    this.#address = `10.${at % 250}.${Math.floor(at / 250)}.7`
    this.#deliveries = deliveries
  }

  /** Writes first, and opens the page's stream; the operator takes it. */
  async begin(): Promise<() => void> {
    const clientId = randomUUID()
    const answer = await this.#post(this.#place.url + CHAT, this.#headers, { clientId, text: clientId })
    this.#cookie = givenCookie(answer.headers, 'chatGuest')
    const { value } = await this.#get(`/wps/operator/chats?box=all&search=${clientId}`)
    this.#id = value.list[0]?.id ?? ''
    await this.#answer(randomUUID())
    return await listenTo(`${this.#place.url}/wps/events?merchant=lotus`, this.#headers, (event) =>
      this.#deliveries.receive(event, 'operator'),
    )
  }

  /** The side whose turn it is says something. */
  async say(): Promise<void> {
    const clientId = randomUUID()
    this.#deliveries.begin(clientId)
    this.#turn += 1
    if (this.#turn % 2 === 0) await this.#answer(clientId)
    else await this.#post(this.#place.url + CHAT, this.#headers, { clientId, text: `message ${this.#turn}` })
  }

  get #headers(): Record<string, string> {
    return {
      Merchant: 'lotus',
      'X-Forwarded-For': this.#address,
      ...(this.#cookie !== '' && { Cookie: this.#cookie }),
    }
  }
  get #operator(): Record<string, string> {
    return { Authorization: `Bearer ${this.#place.token}` }
  }

  async #answer(clientId: string): Promise<void> {
    const path = `/wps/operator/chats/${this.#id}/messages`
    await this.#post(this.#place.operatorUrl + path, this.#operator, {
      clientId,
      text: `answer ${this.#turn}`,
    })
  }
  async #get(path: string): Promise<{ value: { list: { id: string }[] } }> {
    const answer = await fetch(this.#place.operatorUrl + path, { headers: this.#operator })
    return (await answer.json()) as { value: { list: { id: string }[] } } // reason: the contract of the call
  }
  async #post(url: string, headers: Record<string, string>, body: object): Promise<Response> {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`not sent: ${answer.status} ${text.slice(0, 200)}`)
    return answer
  }
}
