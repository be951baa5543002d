import { gameKind } from '#launch/game-kind'

it.each([
  ['LOTT', 'evening-draw', 'lottery'],
  ['ELOTT', 'lucky-airship', 'lottery'],
  ['FISH', 'koi-army', 'crash'],
  ['SPORTS', 'touchline', 'crash'],
  ['RNG', 'paper-plane-climb', 'crash'],
  ['RNG', 'night-racer-x', 'crash'],
  ['RNG', 'dragon-pearl', 'slot'],
  ['LIVE', 'rocket-roulette', 'slot'],
  ['PVP', 'tiger', 'slot'],
])('opens %s %s as %s', (gameType, gameCode, kind) => {
  expect(gameKind({ gameType, gameCode })).toBe(kind)
})
