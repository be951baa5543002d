import { readRelease } from './upgrade-release.ts'

const release = (declaration: object): object => ({
  name: 'chat',
  version: '1.0.0-00000001',
  contract: 1,
  declaration: { name: 'chat', budget: { entry: 3, expose: 10, total: 20 }, ...declaration },
  entry: 'entry.js',
  entryGlobal: 'm_chat',
  exposes: {},
  styles: {},
  needs: {},
  files: [],
  messages: {},
  serverEntry: 'server.cjs',
  createdAt: '2026-11-01T00:00:00.000Z',
})
const legacy = { events: { emits: ['popupClosed'], listens: [] } }

test('a release of the previous shape is read as the present one: popups, events with versions (MOD-10)', () => {
  const slots = [
    { slot: 'popup:chat', expose: './chat.slot', eager: false },
    { slot: 'shell-frame.float', expose: './float.slot', eager: false },
  ]
  const read = readRelease(release({ ...legacy, slots }))
  expect(read?.declaration).toMatchObject({
    popups: [{ name: 'chat', expose: './chat.slot', dismissable: true }],
    slots: [{ slot: 'shell-frame.float' }],
    events: { emits: { popupClosed: 1 }, listens: {} },
  })
})

test('a release whose routes have no paths cannot be read any more, and that is not an error (MOD-07)', () => {
  const routes = [{ id: 'chat', expose: './chat.screen' }]
  expect(readRelease(release({ ...legacy, routes }))).toBeUndefined()
})

test('what was never a release throws', () => {
  expect(() => readRelease({ name: 'chat' })).toThrow()
})
