import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { LiveHub } from './live-hub.ts'

/** A response that records what is written and can be closed. */
function page() {
  const written: string[] = []
  const out = Object.assign(new EventEmitter(), {
    writableLength: 0,
    writeHead: () => undefined,
    write: (text: string) => written.push(text),
    end: () => undefined,
    destroy: () => out.emit('close'),
  })
  // reason: what a hub uses of a response
  return { out: out as unknown as ServerResponse, written, hangUp: () => out.emit('close') }
}

test('an event of one member or brand reaches their pages alone, however many others are open (GAM-06)', () => {
  const hub = new LiveHub()
  const mine = page()
  const others = Array.from({ length: 500 }, page)
  const open = (out: ServerResponse, merchant: string, id: string) =>
    hub.open({ out, merchant, member: { id, sessionId: id } })
  open(mine.out, 'lotus', 'me')
  others.forEach(({ out }, i) => open(out, i % 2 ? 'lotus' : 'coral', `other ${i}`))
  expect(hub.ofMember('me')).toHaveLength(1)
  expect(hub.ofMembers()).toHaveLength(501)
  hub.publishToBrand('coral', 'winner', '1', {})
  expect([mine.written.length, others[0]?.written.length, others[1]?.written.length]).toEqual([1, 2, 1])
  mine.hangUp()
  expect([hub.ofMember('me'), hub.ofMembers().length]).toEqual([[], 500])
  for (const { hangUp } of others) hangUp()
  expect([hub.hasSubscribers('lotus'), hub.hasSubscribers('coral')]).toEqual([false, false])
  hub.close()
})

test('a page that is gone before its stream begins is not waited for and takes no place (PLT-07)', () => {
  const hub = new LiveHub()
  for (let turn = 0; turn < 100; turn += 1) {
    const { out } = page()
    Object.assign(out, { destroyed: true })
    expect(hub.hasRoom('10.0.0.1', out)).toBe(true)
    hub.open({ out, merchant: 'lotus', member: { id: 'me', sessionId: 'me' } })
  }
  expect([hub.ofMembers(), hub.hasSubscribers('lotus')]).toEqual([[], false])
  for (let turn = 0; turn < 60; turn += 1) expect(hub.hasRoom(`2001:db8::${turn}`, page().out)).toBe(true)
  expect([hub.hasRoom('2001:db8::ffff', page().out), hub.hasRoom('10.0.0.1', page().out)]).toEqual([
    false,
    true,
  ])
  hub.close()
})

test('a page that leaves 64 KB unread is hung up, others go on (PLT-07)', () => {
  const hub = new LiveHub()
  const [slow, quick] = [page(), page()]
  for (const [id, { out }] of Object.entries({ slow, quick }))
    hub.open({ out, merchant: 'lotus', member: { id, sessionId: id } })
  Object.assign(slow.out, { writableLength: 64 * 1024 + 1 })
  Object.assign(quick.out, { writableLength: 64 * 1024 })
  hub.publishToBrand('lotus', 'winner', '1', {})
  expect([hub.ofMember('slow').length, hub.ofMember('quick').length]).toEqual([0, 1])
  expect([slow.written.length, quick.written.length]).toEqual([1, 2])
  hub.close()
})
