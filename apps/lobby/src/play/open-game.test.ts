import { startSession, type Translate } from '@site/shared-api'
import { game, lobbySite } from '#testing/lobby-site.tsx'
import { openGame } from './open-game.ts'

const t: Translate = (key) => key
const wire = { 'GET /wps/game/detail': { value: game(1) } }
const asTrial = () =>
  startSession({ token: 't', merchantCode: 'lotus', userName: 'trial1', type: 4, firstTimeLogin: false })
const freeGame = game(1, { supportPlay: 0 })

describe('opening a game (GAM-01)', () => {
  it('leads a member to the game’s screen', () => {
    const { site } = lobbySite({ wire, member: true })
    openGame(game(1), t)
    expect(site.visits).toEqual([{ to: '/m/game?nodeId=1', replace: false }])
  })

  it('leads a guest through the login and then into the game', () => {
    const { site, calls } = lobbySite({ wire })
    openGame(freeGame, t)
    expect(site.visits).toEqual([{ to: '/m/login?next=%2Fm%2Fgame%3FnodeId%3D1', replace: false }])
    expect(calls).toEqual([])
  })

  it('leads a guest who wants play money straight to the screen, which starts the trial', () => {
    const { site } = lobbySite({ wire })
    openGame(freeGame, t, { free: true })
    expect(site.visits).toEqual([{ to: '/m/game?nodeId=1&free=1', replace: false }])
  })

  it('opens play money for a trial account where there is some, else the game that will refuse it', () => {
    const { site } = lobbySite({ wire })
    asTrial()
    openGame(freeGame, t)
    openGame(game(2), t)
    expect(site.visits.map(({ to }) => to)).toEqual(['/m/game?nodeId=1&free=1', '/m/game?nodeId=2'])
  })

  it('opens one game for two quick taps, also when the page has moved under the finger', () => {
    const { site } = lobbySite({ wire, member: true })
    openGame(game(1), t)
    history.pushState(null, '', '/m/game?nodeId=1')
    openGame(game(2), t)
    history.pushState(null, '', '/')
    expect(site.visits).toEqual([{ to: '/m/game?nodeId=1', replace: false }])
  })

  it('says plainly that there is no login where the brand has no account module', () => {
    const { site } = lobbySite({ wire, without: ['/m/login'] })
    openGame(game(1), t)
    expect(site.visits).toEqual([])
    expect(site.facts).toContainEqual(
      expect.objectContaining({
        name: 'toastRequested',
        data: expect.objectContaining({ text: 'login_unavailable' }),
      }),
    )
  })
})
