import { randomUUID } from 'node:crypto'
import type { ChatEntry } from '@site/shared-api/contract/chat'
import { Chance } from '../../rig/chance.ts'
import { Chatter } from '../../rig/people/chatter.ts'
import { ChatOperator } from '../../rig/people/chat-operator.ts'
import type { Rig } from '../../rig/rig.ts'

const SEED = 8_140
const STEPS = 120
const ASK_AGAIN = 0.35
const CUT = 0.2

interface Wanted {
  readonly side: 'member' | 'operator'
  readonly clientId: string
  readonly text: string
}

/** A page that is cut off at times and goes on from the last number it has seen. */
class Reader {
  readonly seen: ChatEntry[] = []
  get last(): number {
    return this.seen.at(-1)?.seq ?? 0
  }
  take(entries: readonly ChatEntry[]): void {
    for (const entry of entries) if (entry.seq === this.last + 1) this.seen.push(entry)
  }
}

/** Sends that are repeated, overtake each other and are cut off, beside what a conversation has to be (CON-08). */
export function chatModelSuite(rig: Rig): void {
  it('are there once and in one order for both sides, however they were sent (CON-08)', async () => {
    const chance = new Chance(SEED)
    const guest = new Chatter(rig, '203.0.113.170')
    await guest.say('the first')
    const operator = await ChatOperator.of(rig, 'model-support')
    const id = await operator.find('the first')
    await operator.reply(id, 'the answer')
    const readers = { member: new Reader(), operator: new Reader() }
    const wanted: Wanted[] = []
    const send = async ({ side, clientId, text }: Wanted) => {
      const answer =
        side === 'member' ? await guest.say(text, { clientId }) : await operator.reply(id, text, clientId)
      return answer.status
    }
    const look = async (side: Wanted['side']) => {
      const query = `?after=${readers[side].last}&limit=7`
      if (side === 'member') readers.member.take((await guest.page(query)).entries)
      else readers.operator.take((await operator.call('GET', `chats/${id}${query}`)).body.value.entries)
    }
    let said = 0
    for (let step = 0; step < STEPS; step += 1) {
      const side = chance.next() < CUT ? 'member' : 'operator'
      // A member may say thirty things a minute; the same again counts as well.
      const one = {
        side: said < 12 ? side : 'operator',
        clientId: randomUUID(),
        text: `step ${step}`,
      } as const
      if (one.side === 'member') said += 1
      const again = wanted.filter((other) => other.side === 'operator')
      const burst = [
        one,
        ...(chance.next() < ASK_AGAIN ? [one] : []),
        ...(again.length > 0 && chance.next() < ASK_AGAIN ? [chance.of(again)] : []),
      ]
      wanted.push(one)
      const sent = Promise.all(burst.map(send))
      // Looks while messages are on their way, which may not see one number before the one below it.
      if (chance.next() < ASK_AGAIN) await look('member')
      if (chance.next() < ASK_AGAIN) await look('operator')
      expect(await sent).toEqual(burst.map(() => 200))
    }
    for (let i = 0; i < STEPS; i += 1) await Promise.all([look('member'), look('operator')])
    const [mine, theirs] = [readers.member.seen, readers.operator.seen]
    expect(mine.map(({ seq }) => seq)).toEqual(mine.map((_, at) => at + 1))
    expect(theirs).toEqual(mine)
    const clientIds = mine.flatMap(({ kind, clientId }) => (kind === 'text' ? [clientId] : []))
    expect(new Set(clientIds).size).toBe(clientIds.length)
    expect(clientIds).toHaveLength(wanted.length + 2)
    // Messages of one side keep the order in which they were sent.
    for (const side of ['member', 'operator'] as const) {
      const order = wanted.filter((one) => one.side === side).map(({ clientId }) => clientId)
      const own = new Set(order)
      expect(clientIds.filter((clientId) => own.has(clientId))).toEqual(order)
    }
  })

  it('survive a platform that is killed between a message and its answer (CON-08)', async () => {
    const guest = new Chatter(rig, '203.0.113.171')
    await guest.say('before')
    const wanted = Array.from({ length: 8 }, (_, i) => ({ clientId: randomUUID(), text: `kill ${i}` }))
    const first = Promise.allSettled(wanted.map(({ clientId, text }) => guest.say(text, { clientId })))
    await rig.platform.kill()
    await first
    await rig.start()
    const back = new Chatter(rig, '203.0.113.171')
    back.browser.setCookie('MC_CHAT', guest.browser.cookie('MC_CHAT') ?? '')
    for (const { clientId, text } of wanted) expect((await back.say(text, { clientId })).status).toBe(200)
    const { entries } = await back.page('?after=0&limit=100')
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, at) => at + 1))
    expect(entries.map(({ text }) => text).sort()).toEqual(
      ['before', ...wanted.map(({ text }) => text)].sort(),
    )
  })
}
