import { mkdirSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { leave } from '@site/service-kit/health'
import { smallSite, type SmallSite } from './small-site.ts'

let site: SmallSite
beforeEach(async () => {
  site = await smallSite()
})
afterEach(() => site.close())

const health = async (): Promise<unknown> => await (await fetch(`${site.origin}/m/-/health`)).json()

/** A stream that has begun; `ended` is all that came until it was ended (one that is cut never does). */
async function streamOf(path: string): Promise<{ ended: Promise<string> }> {
  const answer = await new Promise<IncomingMessage>((done) =>
    request(site.origin + path, { agent: false }, done).end(),
  )
  let text = ''
  answer.setEncoding('utf8').on('data', (part: string) => (text += part))
  return { ended: new Promise((done) => answer.on('end', () => done(text))) }
}

test('a call that is under way when the service ends gets its answer (PLT-07)', async () => {
  const call = fetch(`${site.origin}/wps/slow`)
  await pause(200)
  const closing = site.app.close()
  const answer = await call
  expect([answer.status, (await answer.text()).length > 10]).toEqual([200, true])
  await closing
})

test('streams are ended, not cut, with a word when to come back, and the service waits for none (PLT-07)', async () => {
  const plan = await streamOf('/m/-/events?brand=lotus')
  const live = await streamOf('/wps/events?merchant=lotus')
  const begun = performance.now()
  await site.app.close()
  expect(await plan.ended).toMatch(/\nretry: \d+\n\n$/)
  expect(await live.ended).toBe('retry: 3000\n\n')
  expect(performance.now() - begun).toBeLessThan(5_000)
})

test('readiness says no first, while everything else is still served (PLT-07)', async () => {
  leave(site.app)
  const ready = await fetch(`${site.origin}/m/-/ready`)
  const why = 'the service is ending'
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'not ready', why }])
  expect((await fetch(`${site.origin}/wps/system/status`)).status).toBe(200)
})

test('health reports a platform that is away and pointers that cannot be read (PLT-07)', async () => {
  expect(await health()).toMatchObject({ status: 'ok', platform: 'ok', registry: 'ok' })
  site.endPlatform()
  await pause(300)
  await health()
  expect(await health()).toMatchObject({ status: 'degraded', platform: 'unreachable', registry: 'ok' })
  mkdirSync(join(site.folder, 'registry'), { recursive: true })
  writeFileSync(join(site.folder, 'registry', 'channels.json'), '{"shell":')
  expect(await health()).toMatchObject({ status: 'degraded', registry: 'unreadable' })
})
