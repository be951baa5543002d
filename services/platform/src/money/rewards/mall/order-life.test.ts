import { MALL_STATES } from '@site/shared-api/contract/mall'
import { givesBack, nextOf } from '#money/rewards/mall/order-life'

test('an order goes on and never back, and what is over stays over (MEM-10)', () => {
  expect(nextOf('placed')).toEqual(['preparing', 'sent', 'done', 'cancelled'])
  expect(nextOf('preparing')).toEqual(['sent', 'done', 'cancelled'])
  // What is on its way is not taken back.
  expect(nextOf('sent')).toEqual(['done'])
  expect([nextOf('done'), nextOf('cancelled')]).toEqual([[], []])
  expect(MALL_STATES.filter(givesBack)).toEqual(['cancelled'])
})
