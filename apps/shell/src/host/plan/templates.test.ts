import { startTestSite } from '@site/shared-api/testing'
import { keepTemplates } from './templates.ts'

describe('templates follow the flags and are stored (SHL-20)', () => {
  test.each([
    [['MEMCENTER3'], { memberCentre: 'new', depositDetail: 'base' }],
    [['DEPDETAIL3'], { memberCentre: 'base', depositDetail: 'new' }],
    [[], { memberCentre: 'base', depositDetail: 'base' }],
  ])('flags %j', (flags, templates) => {
    startTestSite({ flags })
    keepTemplates()
    expect(JSON.parse(localStorage.getItem('templates') ?? '')).toEqual(templates)
  })
})
