import { openRewardCentre } from '@site/shared-api'
import { fakeWire, testRoute } from '@site/shared-api/testing'
import { fireEvent, screen } from '@testing-library/react'
import { openSite } from '#testing/open-site.tsx'
import BonusRow from './bonus-row.slot.tsx'

beforeEach(() => void fakeWire({}))

test('bonus leads to the reward centre where the brand has it (SHL-13, SHL-27)', () => {
  const { visits, facts } = openSite(<BonusRow />, { routes: [testRoute('/m/rewardCenter')] })
  fireEvent.click(screen.getByRole('button', { name: 'Bonus' }))
  expect(visits).toEqual([{ to: '/m/rewardCenter', replace: false }])
  expect(facts).toEqual([])
})

test('a centre that is switched on but that no module draws is not offered, and no member is sent to customer service for it (SHL-27)', () => {
  const { facts } = openSite(<BonusRow />, { flags: ['REWCEN3'] })
  expect(screen.queryByRole('button')).toBeNull()
  openRewardCentre()
  expect(facts).toEqual([
    expect.objectContaining({
      data: expect.objectContaining({
        text: 'Sorry, this account does not have permission or the feature is temporarily unavailable.',
      }),
    }),
  ])
})

test('with its flag off, contact_service is shown and nothing else is done (PLT-04, SHL-27)', () => {
  const { visits, facts } = openSite(<BonusRow />)
  fireEvent.click(screen.getByRole('button', { name: 'Bonus' }))
  expect(visits).toEqual([])
  expect(facts).toEqual([
    expect.objectContaining({
      name: 'toastRequested',
      data: expect.objectContaining({ text: 'Please contact customer service.' }),
    }),
  ])
})
