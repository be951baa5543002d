import pg from 'pg'
import { codeOf, type Answer } from '../../rig/caller.ts'
import { Chatter } from '../../rig/people/chatter.ts'
import { newMember } from '../../rig/people/member.ts'
import type { Rig } from '../../rig/rig.ts'
import { until } from '../../rig/until.ts'

/** Calls of one moment in the order in which they hurt, for a database in which the test can hold them (CON-08, PLT-02). */
export function chatMomentSuite(rig: Rig): void {
  let pool: pg.Pool
  beforeAll(() => (pool = new pg.Pool({ connectionString: rig.place.databaseUrl })))
  afterAll(() => pool.end())

  /** The answers of calls that are made one after the other, each waiting behind `lock` or another call, and then released. */
  async function heldBy(lock: string, asks: readonly (() => Promise<Answer>)[]): Promise<string[]> {
    const holder = await pool.connect()
    try {
      await holder.query('begin')
      await holder.query(lock)
      const answers: Promise<Answer>[] = []
      for (const ask of asks) {
        answers.push(ask())
        await until(async () => {
          const { rowCount } = await pool.query(
            `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%chat_%'`,
          )
          return rowCount === answers.length ? true : undefined
        }, 'a call waiting')
      }
      await holder.query('commit')
      return (await Promise.all(answers)).map(codeOf)
    } finally {
      holder.release()
    }
  }
  /** A guest who has said something, and the same browser signed in. */
  async function arriving(address: string, said: string): Promise<{ guest: Chatter; member: Chatter }> {
    const guest = new Chatter(rig, address)
    await guest.say(said)
    return { guest, member: guest.tab(address).become(await newMember(rig)) }
  }
  const join = (member: Chatter) => () => member.browser.get('/wps/chat/unread?module=CBS3')

  it('a guest’s message that waits while the guest is joined begins nothing of its own (CON-08)', async () => {
    const { guest, member } = await arriving('203.0.113.181', 'first of all')
    const lock = `select from chat_conversations where last_text = 'first of all' for update`
    const late = () => guest.say('a moment late')
    expect(await heldBy(lock, [join(member), late])).toEqual(['200', 'changed_meanwhile'])
    expect(await member.texts()).toEqual(['first of all', 'reopened'])
  })

  it('a member who begins a conversation elsewhere in the moment of joining has one, with both in it (CON-08)', async () => {
    const { member } = await arriving('203.0.113.182', 'sent as a guest')
    const elsewhere = new Chatter(rig, '203.0.113.183').become(member.browser)
    const lock = 'lock table chat_entries in exclusive mode'
    const begin = () => elsewhere.say('sent elsewhere')
    expect(await heldBy(lock, [begin, join(member)])).toEqual(['200', '200'])
    expect(await member.texts()).toEqual(['sent elsewhere', 'sent as a guest', 'reopened'])
  })
}
