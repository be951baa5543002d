import { MALL_STATES } from '@site/shared-api/contract/mall'
import { givesBack, mayMove, nextOf } from '#money/rewards/mall/order-life'

test('an order goes on and never back, and what is over stays over (MEM-10)', () => {
  expect(nextOf('placed')).toEqual(['preparing', 'sent', 'done', 'cancelled'])
  expect(nextOf('preparing')).toEqual(['sent', 'done', 'cancelled'])
  // What is on its way is not taken back.
  expect(nextOf('sent')).toEqual(['done'])
  expect([nextOf('done'), nextOf('cancelled')]).toEqual([[], []])
  expect(MALL_STATES.filter(givesBack)).toEqual(['cancelled'])
})

test('a member cancels an order before it is prepared, and moves it nowhere else (MEM-10)', () => {
  const moves = MALL_STATES.flatMap((from) =>
    MALL_STATES.filter((to) => mayMove(from, to, 'member')).map((to) => [from, to]),
  )
  expect(moves).toEqual([['placed', 'cancelled']])
})
