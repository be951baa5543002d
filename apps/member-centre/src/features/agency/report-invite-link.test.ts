import { fakeWire, startTestSite } from '@site/shared-api/testing'
import { reportInviteLink } from './report-invite-link.ts'

test('a page that opens by an invite link reports its code once; any other page reports nothing, and an old link shows no error (ACC-16, MEM-08)', async () => {
  const calls = fakeWire({ 'POST /wps/affiliate/click': { status: 429, code: 'too_many_requests' } })
  const { facts } = startTestSite()
  reportInviteLink('?affiliateCode=AB2C3D4E&next=%2Fm%2Fhome')
  for (const search of ['', '?affiliateCode=', `?affiliateCode=${'A'.repeat(65)}`]) reportInviteLink(search)
  await new Promise((resolve) => setTimeout(resolve))
  expect(calls.map(({ body }) => body)).toEqual([{ code: 'AB2C3D4E' }])
  expect(facts).toEqual([])
})
