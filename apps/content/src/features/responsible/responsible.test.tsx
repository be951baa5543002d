import '#testing/text-encoder.ts'
import { fakeWire, testRoute } from '@site/shared-api/testing'
import { screen } from '@testing-library/react'
import { openAt } from '#testing/open-site.tsx'
import ResponsibleSlot from '#slots/responsible.slot.tsx'

const SETTINGS_URL = '/wps/system/settings/consolidated'
const helplines = [
  { name: { EN: 'Call 1323', TY: 'โทร 1323' }, address: 'tel:1323' },
  { name: { TY: 'ที่ปรึกษา' }, address: 'https://help.example/' },
]
const data: [string, unknown][] = [[SETTINGS_URL, { helplines }]]

test('the brand’s age, the way to its rules and who helps stand at the end of a page (SHL-33)', () => {
  fakeWire({})
  const routes = [testRoute('/m/help'), testRoute('/m/responsiblePlay')]
  openAt('/m/home', <ResponsibleSlot />, { data, routes })
  const note = screen.getByRole('region', { name: 'Responsible play' })
  expect(note.textContent).toContain('18+')
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Limits and pauses', '/m/responsiblePlay'],
    ['Responsible play', '/m/help?tag=responsible'],
    ['Terms', '/m/help?tag=terms'],
    ['Privacy', '/m/help?tag=privacy'],
    ['Age rules', '/m/help?tag=age'],
    ['Call 1323', 'tel:1323'],
    ['help.example/', 'https://help.example/'],
  ])
  expect(screen.getByRole('link', { name: 'help.example/' }).getAttribute('rel')).toContain('noopener')
})

test('a brand without help and helplines still says from which age and how to play (SHL-33)', () => {
  fakeWire({})
  openAt('/m/home', <ResponsibleSlot />, { data: [[SETTINGS_URL, { helplines: [] }]] })
  expect(screen.getByText(/Only for people aged 18 and over/)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('list')).toBeNull()
})
