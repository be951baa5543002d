import { startTestSite } from '@site/shared-api/testing'
import { keepTemplates } from './templates.ts'

test.each([
  [['MEMCENTER3'], { memberCentre: 'new', depositDetail: 'base' }],
  [['DEPDETAIL3'], { memberCentre: 'base', depositDetail: 'new' }],
  [[], { memberCentre: 'base', depositDetail: 'base' }],
])('the flags %j select the templates that are stored (SHL-20)', (flags, templates) => {
  startTestSite({ flags })
  keepTemplates()
  expect(JSON.parse(localStorage.getItem('templates') ?? '')).toEqual(templates)
})
