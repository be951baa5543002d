import { randomUUID } from 'node:crypto'
import type { ChatEntry, ChatState } from '@site/shared-api/contract/chat'
import { EventStream } from '../event-stream.ts'
import type { Rig } from '../rig.ts'
import type { Answer } from '../caller.ts'
import { Browser } from './browser.ts'
import type { Member } from './member.ts'

export interface Page {
  state: ChatState
  office: { open: boolean; opensAt: string | null }
  entries: ChatEntry[]
  hasEarlier: boolean
  hasLater: boolean
}

/** The cookie of a guest's ticket. */
export const TICKET = 'MC_CHAT'

/** A guest or member who talks to customer service from a browser. */
export class Chatter {
  readonly browser: Browser
  readonly rig: Rig
  readonly merchant

  constructor(rig: Rig, address: string, merchant = 'lotus') {
    this.rig = rig
    this.merchant = merchant

    this.browser = new Browser(rig.caller, address, merchant)
  }

  static async member(rig: Rig, account: string, address: string): Promise<Chatter> {
    const one = new Chatter(rig, address)
    const answer = await one.browser.login(account, 'Lotus-2026!')
    if (answer.status !== 200) throw new Error(`${account} was not let in: ${answer.body.code}`)
    return one
  }

  /** Another tab of the same browser, as it is now. */
  tab(address: string): Chatter {
    const tab = new Chatter(this.rig, address, this.merchant)
    for (const name of [TICKET, 'MC_SID']) {
      const value = this.browser.cookie(name)
      if (value !== undefined) tab.browser.setCookie(name, value)
    }
    tab.browser.token = this.browser.token
    return tab
  }

  /** Has signed in: the ticket stays beside the session. */
  become({ credential }: Pick<Member, 'credential'>): this {
    this.browser.token = credential.token
    this.browser.setCookie('MC_SID', credential.cookie ?? '')
    return this
  }

  say(text: string, more: Record<string, unknown> = {}): Promise<Answer> {
    return this.browser.call('POST', '/wps/chat/messages', {
      body: { clientId: randomUUID(), text, ...more },
    })
  }
  show(picture: Uint8Array, clientId: string = randomUUID()): Promise<Answer> {
    return this.browser.call('POST', `/wps/chat/pictures?clientId=${clientId}`, { pictures: [picture] })
  }
  post(path: string, body?: unknown): Promise<Answer> {
    return this.browser.call('POST', `/wps/chat/${path}`, body === undefined ? {} : { body })
  }
  async page(query = ''): Promise<Page> {
    return (await this.browser.get(`/wps/chat/conversation${query}`)).body.value
  }
  async texts(): Promise<string[]> {
    const { entries } = await this.page('?after=0&limit=100')
    return entries.map(({ kind, text }) => (kind === 'text' ? text : kind))
  }
  async unread(): Promise<number> {
    return (await this.browser.get('/wps/chat/unread?module=CBS3')).body.value.count
  }

  /** The stream of an open page: of the member where one is signed in, else of the ticket's guest. */
  async listen(url = this.rig.platform.url): Promise<EventStream> {
    const query = new URLSearchParams({ merchant: this.merchant })
    if (this.browser.token !== undefined) {
      const { ticket } = (await this.browser.call('POST', '/wps/events/ticket')).body.value
      query.set('ticket', ticket)
    }
    return await EventStream.open(`${url}/wps/events?${query}`, this.browser.headers)
  }
}

/** The next line of a conversation on a stream. */
export async function nextChatLine(stream: EventStream): Promise<ChatEntry> {
  for (;;) {
    const { event, data } = await stream.next()
    const { entry } = data as { entry?: ChatEntry } // reason: what this event carries
    if (event === 'chat' && entry) return entry
  }
}

/** Waits until a stream sends an event of a conversation that fits. */
export async function waitForChat(
  stream: EventStream,
  fits: (payload: { state?: ChatState; typing?: unknown; chat?: Record<string, unknown> }) => boolean,
): Promise<void> {
  for (;;) {
    const { event, data } = await stream.next()
    if (event === 'chat' && fits(data as { state?: ChatState })) return // reason: as above
  }
}
