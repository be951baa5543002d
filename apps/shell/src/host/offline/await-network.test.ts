import { startShell } from '#testing/start-shell.tsx'
import { awaitNetwork } from './await-network.ts'

const online = jest.spyOn(navigator, 'onLine', 'get')
const asked = jest.fn<Promise<Partial<Response>>, []>()

beforeEach(() => {
  jest.useFakeTimers()
  globalThis.fetch = asked as unknown as typeof fetch // reason: the wire
  startShell({ offline: true })
})
afterEach(() => jest.useRealTimers())

test('asks ever more seldom and gives way once the site answers (SHL-32)', async () => {
  const reload = jest.fn()
  online.mockReturnValue(true)
  asked.mockRejectedValue(new TypeError('offline'))
  awaitNetwork(reload)
  await jest.advanceTimersByTimeAsync(3_000)
  expect(asked).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(5_900)
  expect(asked).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(200)
  expect(asked).toHaveBeenCalledTimes(2)
  expect(reload).not.toHaveBeenCalled()
  asked.mockResolvedValue({ ok: true })
  await jest.advanceTimersByTimeAsync(12_000)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('asks nothing while the device has no network, and at once when it has', async () => {
  const reload = jest.fn()
  asked.mockReset().mockResolvedValue({ ok: true })
  online.mockReturnValue(false)
  awaitNetwork(reload)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(asked).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalled()
})
