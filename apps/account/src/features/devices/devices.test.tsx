// First: the router looks for the encoder when it is loaded.
import '#testing/web-crypto.ts'
import { startSession } from '@site/shared-api'
import type { WireAnswer } from '@site/shared-api/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import EN from '#messages/EN.json'
import DevicesScreen from '#screens/devices.screen.tsx'
import { renderPart, press } from '#testing/render-part.tsx'
import { testPlatform, type TestPlatform } from '#testing/platform.ts'
import { giveWebCrypto } from '#testing/web-crypto.ts'

const LIST = '/wps/session/devices'
const device = (id: string, over: object = {}) => ({
  id,
  kind: 'session',
  browser: 'Chrome',
  system: 'Android',
  address: '203.0.113.x',
  since: '2026-11-20T10:00:00Z',
  lastSeen: '2026-11-21T10:00:00Z',
  current: false,
  ...over,
})
const DEVICES = [
  device('here', { current: true, system: 'iOS', browser: 'Safari' }),
  device('there'),
  device('known', { kind: 'remembered', browser: null, system: null }),
]

let platform: TestPlatform
beforeAll(async () => {
  giveWebCrypto()
  platform = await testPlatform('ECDH-ES')
})

async function open(answers: Readonly<Record<string, WireAnswer>> = {}) {
  let list = DEVICES
  const part = renderPart(DevicesScreen, {
    platform,
    answers: {
      [`GET ${LIST}`]: () => ({ value: { list } }),
      [`DELETE ${LIST}/there`]: () => (
        (list = list.filter(({ id }) => id !== 'there')),
        { value: { ended: 1 } }
      ),
      [`DELETE ${LIST}`]: () => ((list = list.slice(0, 1)), { value: { ended: 2 } }),
      ...answers,
    },
  })
  act(() =>
    startSession({ token: 't', merchantCode: 'lotus', userName: 'mali', type: 0, firstTimeLogin: false }),
  )
  await screen.findAllByRole('listitem')
  return part
}

test('lists where the member is signed in, marks this device and offers no end for it (ACC-21)', async () => {
  await open()
  const [here, there, known] = screen.getAllByRole('listitem').map((row) => within(row))
  expect(here?.getByText(EN['devices.current'])).toBeTruthy()
  expect(here?.queryByRole('button')).toBeNull()
  expect(there?.getByText('Chrome · Android')).toBeTruthy()
  expect(there?.getByText(/203\.0\.113\.x/)).toBeTruthy()
  expect(known?.getByText(EN['devices.unknown'])).toBeTruthy()
  expect(known?.getByText(EN['devices.remembered'])).toBeTruthy()
})

test('ends one (ACC-21)', async () => {
  const { to } = await open()
  press('End the session on Chrome · Android')
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  expect(to(`${LIST}/there`).map(({ method }) => method)).toEqual(['DELETE'])
})

test('ends all others only after a question (ACC-21)', async () => {
  const { to } = await open()
  const ended = () => to(LIST).filter(({ method }) => method === 'DELETE')
  press(EN['devices.end_others'])
  press('Cancel')
  press(EN['devices.end_others'])
  expect(ended()).toHaveLength(0)
  press(EN['devices.end_others_yes'])
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(ended()).toHaveLength(1)
  expect(screen.queryByRole('button', { name: EN['devices.end_others'] })).toBeNull()
})

test('a session already ended elsewhere disappears without an error (ACC-21)', async () => {
  const { facts } = await open({ [`DELETE ${LIST}/there`]: { status: 404, code: 'device_unknown' } })
  press('End the session on Chrome · Android')
  await waitFor(() =>
    expect(facts.map(({ data }) => data)).toContainEqual(expect.objectContaining({ kind: 'info' })),
  )
})

test('leads to the change of the password (SHL-14)', async () => {
  const { facts } = await open()
  press(EN['devices.change_password'])
  expect(facts.at(-1)).toMatchObject({ name: 'popupRequested', data: { popup: 'change-password' } })
})
