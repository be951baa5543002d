import '#testing/text-encoder.ts'
import type { JoinedPromotion } from '@site/shared-api/contract/promotion'
import { fakeWire, testRoute, type WireAnswer } from '@site/shared-api/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import PromotionSlot from '#slots/promotion.slot.tsx'
import { announcement, ANNOUNCEMENTS_URL, groups } from '#testing/announcements.ts'
import { openAt } from '#testing/open-site.tsx'
import { JoinedList } from './joined-list.tsx'

const SESSION = { token: 't', merchantCode: 'lotus', userName: 'mali', type: 0, firstTimeLogin: false }
const ROUTES = ['/m/activity', '/m/applyReward', '/m/login'].map(testRoute)
const joined = (more: Partial<JoinedPromotion> = {}): JoinedPromotion => ({
  promotionId: 'photo',
  title: 'Lantern photo',
  url: null,
  startDate: '2026-11-01T00:00:00.000+07:00',
  endDate: null,
  noExpiry: 1,
  runs: true,
  state: 'joined',
  joinedAt: '2026-11-20T10:00:00.000+07:00',
  mayApply: true,
  application: null,
  ...more,
})
const applied = (more: object = {}) => ({
  id: 'a5b1c1de-0000-4000-8000-000000000001',
  state: 'refused' as const,
  remarks: '<b>Table 7</b>',
  pictures: [],
  appliedAt: '2026-11-21T10:00:00.000+07:00',
  decidedAt: '2026-11-22T10:00:00.000+07:00',
  amount: null,
  currency: null,
  answer: 'The picture is blurred',
  ...more,
})

async function openPromotion(asks: object, member: boolean, list: () => WireAnswer) {
  const { startSession } = await import('@site/shared-api')
  const calls = fakeWire({
    'GET /wps/promotion/joined': list,
    'POST /wps/promotion/join': { value: joined() },
  })
  const opened = openAt('/m/activity', <PromotionSlot params={{ id: 'photo', title: 'Photo' }} />, {
    data: [[ANNOUNCEMENTS_URL, groups({ promotion: [announcement('photo', asks)] })]],
    routes: ROUTES,
    memberHint: member,
  })
  if (member) act(() => startSession(SESSION))
  return { ...opened, calls }
}
const listed = (...list: JoinedPromotion[]): WireAnswer => ({ value: { list, nextCursor: null } })

test('a guest who joins is led to the login, and back to that promotion (CON-02)', async () => {
  const { visits, calls } = await openPromotion({}, false, () => listed())
  fireEvent.click(screen.getByRole('button', { name: 'Join now' }))
  expect(visits.at(-1)?.to).toBe(`/m/login?next=${encodeURIComponent('/m/activity?id=photo')}`)
  expect(calls).toEqual([])
})

test('a member joins, then applies for what the promotion asks for (CON-02, CON-03)', async () => {
  let has: JoinedPromotion[] = []
  const { calls } = await openPromotion({ imageRequired: 'Y' }, true, () => listed(...has))
  const button = await screen.findByRole('button', { name: 'Join now' })
  has = [joined()]
  fireEvent.click(button)
  const apply = await screen.findByRole('link', { name: 'Apply for the reward' })
  expect(apply.getAttribute('href')).toBe('/m/applyReward?id=photo')
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ promotionId: 'photo' })
})

test('a promotion that one takes part in by oneself has no button', async () => {
  await openPromotion({ signUp: 'N' }, false, () => listed())
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['applied', 'Your application is under review.'],
  ['paid', 'Your reward is in your wallet.'],
] as const)('an application that is %s is said, and not taken again (CON-02)', async (state, text) => {
  const one = joined({ state, mayApply: false, application: applied({ state }) })
  await openPromotion({ imageRequired: 'Y' }, true, () => listed(one))
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Apply/ })).toBeNull()
})

test('one that was refused is said to be, and may be sent again (CON-02, CON-03)', async () => {
  await openPromotion({ imageRequired: 'Y' }, true, () =>
    listed(joined({ state: 'refused', application: applied() })),
  )
  expect(await screen.findByText('Your application was refused. See why.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Apply again' }).getAttribute('href')).toBe(
    '/m/applyReward?id=photo',
  )
})

async function openList(...list: JoinedPromotion[]) {
  const { startSession } = await import('@site/shared-api')
  fakeWire({ 'GET /wps/promotion/joined': listed(...list) })
  const opened = openAt('/m/activity', <JoinedList />, { routes: ROUTES, memberHint: true })
  act(() => startSession(SESSION))
  return opened
}

test('the list shows the answer, the amount and the way to apply again; what was typed is text (CON-02, CON-10)', async () => {
  await openList(
    joined({ state: 'refused', application: applied() }),
    joined({
      promotionId: 'spins',
      title: 'Spins',
      state: 'paid',
      mayApply: false,
      application: applied({ state: 'paid', amount: '150.00', currency: 'THB', answer: null }),
    }),
  )
  expect(await screen.findByText('The picture is blurred')).toBeTruthy()
  expect(screen.getAllByText('<b>Table 7</b>')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Apply again' }).getAttribute('href')).toBe(
    '/m/applyReward?id=photo',
  )
  expect(screen.getByText(/\+.*150\.00/)).toBeTruthy()
})

test('who has joined nothing is led to the promotions', async () => {
  const { visits } = await openList()
  fireEvent.click(await screen.findByRole('button', { name: 'See all promotions' }))
  await waitFor(() => expect(visits.at(-1)?.to).toBe('/m/activity'))
})
