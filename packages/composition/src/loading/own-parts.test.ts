/** @jest-environment node */
import { LoadError, startSite, type SiteEvents } from '@site/shared-api'
import { testPlan } from '@site/shared-api/testing'
import { createModuleSource } from './federated-source.ts'

test('a part of the shell itself that does not come is reported once, and fetched anew when it is requested again (SHL-05, MOD-07)', async () => {
  const Panel = () => null
  const fetchPart = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(Panel)
  const plan = testPlan({ release: 'shell 7' })
  const nothing = () => undefined
  const { bus } = startSite(plan, {
    ready: nothing,
    load: () => Promise.reject(new Error('not requested')),
    navigate: nothing,
    back: nothing,
    prefetch: nothing,
    prefetchPopup: nothing,
  })
  const failures: SiteEvents['moduleFailed'][] = []
  bus.on('moduleFailed').subscribe(({ data }) => failures.push(data))
  const source = createModuleSource(plan, { alert: fetchPart })
  // With the finger on its way down, and when it opens.
  const tries = [source.load('shell', 'alert'), source.load('shell', 'alert')]
  await expect(tries[0]).rejects.toBeInstanceOf(LoadError)
  await expect(tries[1]).rejects.toBeInstanceOf(LoadError)
  expect(failures).toEqual([
    { module: 'shell', version: 'shell 7', stage: 'fetch', message: expect.stringContaining('gone') },
  ])
  expect(source.ready('shell', 'alert')).toBeUndefined()
  await expect(source.load('shell', 'alert')).resolves.toBe(Panel)
  expect(source.ready('shell', 'alert')).toBe(Panel)
})
