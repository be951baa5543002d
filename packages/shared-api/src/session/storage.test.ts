import { sessionStore, storage } from './storage.ts'

const forbid = (): void => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('not here', 'SecurityError')
    })
}
afterEach(() => jest.restoreAllMocks())

it('keeps what stays on the device apart from what ends with the tab', () => {
  storage.set('place', 'device')
  sessionStore.set('place', 'tab')
  expect([localStorage.getItem('place'), sessionStorage.getItem('place')]).toEqual(['device', 'tab'])
  sessionStore.remove('place')
  expect([storage.get('place'), sessionStore.get('place')]).toEqual(['device', undefined])
})

it('goes on for the visit where the browser forbids it, and says so', () => {
  forbid()
  sessionStore.write('list', [1, 2])
  expect(sessionStore.read('list')).toEqual([1, 2])
  expect(sessionStore.durable).toBe(false)
  sessionStore.remove('list')
  expect(sessionStore.read('list')).toBeUndefined()
})

it('reads a broken value as nothing', () => {
  localStorage.setItem('broken', '{"day":')
  expect(storage.read('broken')).toBeUndefined()
  expect(storage.read('never written')).toBeUndefined()
})
