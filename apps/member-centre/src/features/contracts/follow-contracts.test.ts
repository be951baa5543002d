import { closePopup, site, startSession } from '@site/shared-api'
import { fakeWire, startTestSite } from '@site/shared-api/testing'
import { act, waitFor } from '@testing-library/react'
import messages from '#messages/EN.json'
import { followContracts } from './follow-contracts.ts'

const CALL = 'GET /wps/agent/contracts/requests'

afterEach(() => history.replaceState(null, '', '/'))

function open(pending: Readonly<Record<string, number>>, type = 1) {
  startTestSite({ messages: { 'member-centre': messages } })
  const calls = fakeWire({
    [CALL]: {
      value: { dailysalreqtype: 0, divtypecompperiodreq: 0, contracthoursalreq: 0, ...pending },
    },
  })
  const prompts: (Readonly<Record<string, string>> | undefined)[] = []
  site()
    .bus.on('popupRequested')
    .subscribe(({ data }) => prompts.push(data.params))
  followContracts()
  const signIn = (): void =>
    act(() =>
      startSession({ token: 't', merchantCode: 'lotus', userName: 'win', type, firstTimeLogin: false }),
    )
  return { calls, prompts, signIn }
}

test('pending offers are shown one after another, each leading to its page, once a visit (SHL-31)', async () => {
  const { calls, prompts, signIn } = open({ dailysalreqtype: 1, contracthoursalreq: 2 })
  expect(calls).toHaveLength(0)
  signIn()
  await waitFor(() => expect(prompts).toHaveLength(1))
  expect(prompts[0]).toMatchObject({
    title: 'Daily salary request',
    go: '/m/member/agent/getSalaryContract',
  })
  closePopup('alert')
  await waitFor(() => expect(prompts).toHaveLength(2))
  expect(prompts[1]).toMatchObject({ title: 'Hourly salary request', go: '/m/member/agent/getHourContract' })
  closePopup('alert')
  signIn()
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(calls).toHaveLength(1)
  expect(prompts).toHaveLength(2)
})

test('a member who goes to one gets no further prompt there (SHL-31)', async () => {
  const { prompts, signIn } = open({ dailysalreqtype: 1, divtypecompperiodreq: 1 })
  signIn()
  await waitFor(() => expect(prompts).toHaveLength(1))
  jest.useFakeTimers()
  closePopup('alert')
  history.replaceState(null, '', '/m/member/agent/getSalaryContract')
  jest.runAllTimers()
  jest.useRealTimers()
  expect(prompts).toHaveLength(1)
})

test.each([4, 40, 41, 42])('nothing is requested for members of type %i (SHL-31)', async (type) => {
  const { calls, signIn } = open({ dailysalreqtype: 1 }, type)
  signIn()
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(calls).toHaveLength(0)
})
