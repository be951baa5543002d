import { nextPath } from '#identity/social/next-path'

it('goes on to a page of the site with its question (ACC-06)', () => {
  expect(nextPath('/m/member/home')).toBe('/m/member/home')
  expect(nextPath('/m/activity?id=3#top')).toBe('/m/activity?id=3#top')
})

it.each([
  undefined,
  '',
  'https://evil.example/m/home',
  '//evil.example/m/home',
  '/\\evil.example',
  '/m/\\..\\..\\evil',
  '/m/../wps/session/logout',
  '/m/..//evil.example',
  '/max/home',
  'javascript:alert(1)',
  '/m/\tx',
  `/m/${'x'.repeat(600)}`,
])('goes home instead of %s (ACC-06)', (path) => expect(nextPath(path)).toBe('/m/home'))
