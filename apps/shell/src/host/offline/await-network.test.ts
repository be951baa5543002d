import { startShell } from '#testing/start-shell.tsx'
import { awaitNetwork } from './await-network.ts'

const online = jest.spyOn(navigator, 'onLine', 'get')
const fetchMock = jest.fn<Promise<Partial<Response>>, []>()

beforeEach(() => {
  jest.useFakeTimers()
  globalThis.fetch = fetchMock as unknown as typeof fetch // reason: the wire
  startShell({ offline: true })
})
afterEach(() => jest.useRealTimers())

test('asks ever more seldom and gives way once the site answers (SHL-32)', async () => {
  const reload = jest.fn()
  online.mockReturnValue(true)
  fetchMock.mockRejectedValue(new TypeError('offline'))
  awaitNetwork(reload)
  await jest.advanceTimersByTimeAsync(3_000)
  expect(fetchMock).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(5_900)
  expect(fetchMock).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(200)
  expect(fetchMock).toHaveBeenCalledTimes(2)
  expect(reload).not.toHaveBeenCalled()
  fetchMock.mockResolvedValue({ ok: true })
  await jest.advanceTimersByTimeAsync(12_000)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('asks nothing while the device has no network, and at once when it has', async () => {
  const reload = jest.fn()
  fetchMock.mockReset().mockResolvedValue({ ok: true })
  online.mockReturnValue(false)
  awaitNetwork(reload)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(fetchMock).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalled()
})
