import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { StreamRoom } from './stream-room.ts'

const LIMITS = { perNetwork: 2, altogether: 3 }
// reason: what a room uses of a response
const page = () => Object.assign(new EventEmitter(), { destroyed: false }) as unknown as ServerResponse

test('a network has its places and all together theirs; who is gone gives one back, once (PLT-07)', () => {
  const room = new StreamRoom(LIMITS)
  const [first, second] = [page(), page()]
  expect([room.enter('2001:db8::1', first), room.enter('2001:db8::2', second)]).toEqual([true, true])
  expect(room.enter('2001:db8::3', page())).toBe(false)
  expect(room.enter('10.0.0.1', page())).toBe(true)
  expect(room.enter('10.0.0.2', page())).toBe(false)
  first.emit('close')
  first.emit('close')
  expect([room.enter('10.0.0.2', page()), room.enter('10.0.0.3', page())]).toEqual([true, false])
})
