/** Which of the three games a catalogue game opens. */
export type GameKind = 'slot' | 'crash' | 'lottery'

const LOTTERIES = ['LOTT', 'ELOTT']
const FLIGHTS = ['FISH', 'SPORTS']
/** Words of flights and races in the codes of games of chance. */
const FLIGHT_WORDS =
  /(^|-)(crash|climb|rocket|shuttle|moonshot|comet-rider|pilot|plane|balloon|courier|drift-king|tuk-tuk|racer|meteor|ufo|cash-out|boost|limitless|to-the-moon|escape|multiplier|zero-gravity|phoenix-flight|aviator|jet)(-|$)/

export function gameKind(game: { gameType: string; gameCode: string }): GameKind {
  if (LOTTERIES.includes(game.gameType)) return 'lottery'
  if (FLIGHTS.includes(game.gameType)) return 'crash'
  if (game.gameType === 'RNG' && FLIGHT_WORDS.test(game.gameCode.toLowerCase())) return 'crash'
  return 'slot'
}
