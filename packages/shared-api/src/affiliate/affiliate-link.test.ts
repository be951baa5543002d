import { affiliateLink, forgetAffiliateLink, keepAffiliateLink } from './affiliate-link.ts'

const DAY_MS = 24 * 60 * 60_000
const at = (path: string): void => window.history.replaceState(null, '', path)

beforeEach(() => {
  localStorage.clear()
  at('/m/home')
})
afterEach(() => jest.useRealTimers())

test('the code of an invite link outlives the way through the site and a reload (ACC-16)', () => {
  at('/m/home?affiliateCode=ANNA77')
  keepAffiliateLink()
  at('/m/register')
  keepAffiliateLink()
  expect(affiliateLink()).toBe('ANNA77')
})

test('the newest link counts; after thirty days or a registration none does (ACC-16)', () => {
  jest.useFakeTimers()
  at('/m/register?affiliateCode=ANNA77')
  keepAffiliateLink()
  at('/m/register?affiliateCode=%20BEN88%20')
  keepAffiliateLink()
  at('/m/home')
  expect(affiliateLink()).toBe('BEN88')
  jest.advanceTimersByTime(31 * DAY_MS)
  expect(affiliateLink()).toBeUndefined()
  at('/m/home?affiliateCode=CARA99')
  keepAffiliateLink()
  at('/m/home')
  forgetAffiliateLink()
  expect(affiliateLink()).toBeUndefined()
})

test.each(['', '   ', 'x'.repeat(65)])('a link with the code "%s" is no invitation (ACC-16)', (code) => {
  at(`/m/home?affiliateCode=${encodeURIComponent(code)}`)
  keepAffiliateLink()
  expect(affiliateLink()).toBeUndefined()
})

test.each(['', 'null', '[]', '{"code":5,"until":9e15}', '{broken'])(
  'a foreign value in its place counts for nothing: %s (ACC-16)',
  (text) => {
    localStorage.setItem('affiliateLink', text)
    expect(affiliateLink()).toBeUndefined()
  },
)
