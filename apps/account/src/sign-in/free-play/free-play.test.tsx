import { site, SiteRoot } from '@site/shared-api'
import common from '@site/shared-api/messages/EN.json'
import { fakeWire, startTestSite, testRoute, type WireAnswer } from '@site/shared-api/testing'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import EN from '#messages/EN.json'
import { FreePlayButton } from './index.ts'

const trial = (result: number): WireAnswer => ({
  value: {
    token: 'half',
    userName: 'trial12345',
    type: 4,
    firstTimeLogin: true,
    merchantCode: 'lotus',
    expiresAt: '2026-12-01T00:00:00Z',
    result,
    trialUser: 'trial12345',
  },
})

function open(answer: Parameters<typeof fakeWire>[0][string]) {
  const started = startTestSite({ routes: [testRoute('/m/home')], messages: { account: EN, common } })
  const calls = fakeWire({ 'POST /wps/session/login/freeplay': answer })
  render(
    <SiteRoot>
      <FreePlayButton />
    </SiteRoot>,
  )
  return { ...started, calls }
}
const button = () => screen.getByRole('button', { name: EN['free_play.start'] })

test('starts one trial session under a loading notice, keeps its name for the visit and makes the page home (ACC-09)', async () => {
  let answer = (_: WireAnswer): void => undefined
  const { calls, facts, visits } = open(new Promise<WireAnswer>((resolve) => (answer = resolve)))
  fireEvent.click(button())
  fireEvent.click(button())
  const loading = { name: 'loadingChanged', data: { shown: true, text: 'Please wait…' } }
  await waitFor(() => expect(facts[0]).toMatchObject(loading))
  await act(async () => answer(trial(1)))
  await waitFor(() => expect(visits).toEqual([{ to: '/m/home', replace: true }]))
  expect(calls.map(({ body }) => body)).toEqual([{ module: 'FREEPLAY' }])
  expect(site().session()).toMatchObject({ userName: 'trial12345', type: 4 })
  expect(sessionStorage.getItem('trialUser')).toBe('trial12345')
  expect(facts.at(-1)).toMatchObject({ name: 'loadingChanged', data: { shown: false } })
})

test('with result 0 no session starts, the page stays and says so (ACC-09)', async () => {
  const { facts, visits } = open(trial(0))
  fireEvent.click(button())
  await waitFor(() => expect(facts.at(-1)).toMatchObject({ name: 'loadingChanged', data: { shown: false } }))
  expect(facts.find(({ name }) => name === 'toastRequested')?.data).toMatchObject({
    text: 'This is not available right now. Please try again shortly.',
    kind: 'error',
  })
  expect(site().signedIn()).toBe(false)
  expect(sessionStorage.getItem('trialUser')).toBeNull()
  expect(visits).toEqual([])
})

test.each([
  [{ status: 429, code: 'too_many_requests' } as const, 'That was a little fast. Please wait a moment.'],
  ['offline' as const, 'No connection to us. Check your network and try again.'],
])('a failure is shown in words and the button works again (ACC-09): %j', async (answer, text) => {
  const { facts } = open(answer)
  fireEvent.click(button())
  await waitFor(() =>
    expect(facts.find(({ name }) => name === 'toastRequested')?.data).toMatchObject({ text }),
  )
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull())
})
