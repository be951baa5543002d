import { putBack } from './put-back.ts'
import type { ListedGame } from './rows.ts'

const game = (more: Partial<ListedGame> = {}): ListedGame => ({
  node_id: 7n,
  vendor: 'JL',
  game_type: 'RNG',
  game_classify: 'SM',
  game_classify_new: 'SM',
  names: { EN: 'Before', TY: 'ก่อน' },
  game_id: 'g',
  room_id: null,
  game_code: 'g',
  lotto_mode: null,
  support_play: 1,
  freeplay: 0,
  is_game_h5: true,
  is_new: false,
  hot_rank: null,
  popularity: 1,
  min_bet: '1.00',
  min_line: 0,
  rtp: null,
  art_theme: 'a',
  merchants: ['lotus'],
  ...more,
})
const after = game({ names: { EN: 'After', TY: 'หลัง' }, popularity: 9, merchants: ['coral', 'lotus'] })

it('a game that was changed is as it was before', () => {
  expect(putBack(game(), after, after)).toEqual({ row: game(), isKept: false })
})

it('what others changed since stays, the rest goes back', () => {
  const now = { ...after, popularity: 50, hot_rank: 3 }
  expect(putBack(game(), after, now)).toEqual({ row: game({ popularity: 50, hot_rank: 3 }), isKept: true })
})

it('a game that the import brought is offered by none of its brands, and by other brands as before', () => {
  expect(putBack(null, after, after).row.merchants).toEqual([])
  expect(putBack(null, after, { ...after, merchants: ['coral', 'lotus', 'third'] })).toMatchObject({
    row: { merchants: ['third'] },
    isKept: true,
  })
})
