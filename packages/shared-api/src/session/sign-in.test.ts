import { startTestSite, testPopup, testRoute } from '../testing/index.ts'
import { canSignIn, signIn } from './sign-in.ts'

const popupRequests = (site: ReturnType<typeof startTestSite>) =>
  site.facts.filter(({ name }) => name === 'popupRequested').map(({ data }) => data)

test('a guest signs in over the page where the brand has the popup, and arrives where they were going (SHL-09)', () => {
  const site = startTestSite({ popups: [testPopup('login')], routes: [testRoute('/m/login')] })
  expect(signIn({ next: '/m/slot', then: 'invite' })).toBe(true)
  expect(popupRequests(site)).toEqual([{ popup: 'login', params: { next: '/m/slot', then: 'invite' } }])
  expect(site.visits).toEqual([])
})

test('else on the login’s page (SHL-09)', () => {
  const site = startTestSite({ routes: [testRoute('/m/login')] })
  expect(signIn({ next: '/m/slot?dataType=FAV', replace: true })).toBe(true)
  expect(site.visits).toEqual([{ to: '/m/login?next=%2Fm%2Fslot%3FdataType%3DFAV', replace: true }])
})

test('who has no page that the popup could lie over is sent to the login’s page (SHL-09)', () => {
  const site = startTestSite({ popups: [testPopup('login')], routes: [testRoute('/m/login')] })
  signIn({ next: '/m/game?nodeId=1', onPage: true })
  expect(site.visits).toEqual([{ to: '/m/login?next=%2Fm%2Fgame%3FnodeId%3D1', replace: false }])
})

test('a brand without either has no way to sign in (MOD-05)', () => {
  const site = startTestSite()
  expect([canSignIn(), signIn()]).toEqual([false, false])
  expect([site.visits, popupRequests(site)]).toEqual([[], []])
})
