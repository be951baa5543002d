import { exampleBrands } from '@site/config/brands'
import { dayFrom } from '#start/seed/day'
import type { Seed } from '#start/seed/seed'
import { NO_RULES, upsertRules } from '#money/rewards/rules/rules.repository'

const POINTS_SINCE_DAYS = -30

/** Rules of the example brands: points for a hundred, rebate by type. */
export const seed: Seed = {
  after: ['brands'],
  async run(db, { clock }) {
    const since = dayFrom(clock.now(), POINTS_SINCE_DAYS).toISOString().slice(0, 10)
    for (const { merchant } of exampleBrands)
      await upsertRules(db, merchant, {
        ...NO_RULES,
        windowDays: 90,
        pointsSince: since,
        turnoverPerPoint: '10.00',
        rebateTypes: [
          { code: 'RNG', rate: 60 },
          { code: 'FISH', rate: 50 },
          { code: 'LIVE', rate: 40 },
          { code: 'SPORTS', rate: 30 },
          { code: 'PVP', rate: 20 },
          { code: 'POKER', rate: 20 },
          { code: 'LOTT', rate: 10 },
          { code: 'ELOTT', rate: 10 },
        ],
        rebateVendors: [],
        rebateLeast: '1.00',
        rebateUnclaimed: 'paid',
        rebateDays: 7,
        twoPeopleFrom: '5000.00',
        text: {
          EN: 'Rewards wait here until you claim them. What you claim is in your main wallet at once.\nA gift of a month is there until the month is over. Each reward is claimed once.',
          TY: 'รางวัลจะรออยู่ที่นี่จนกว่าคุณจะกดรับ เมื่อรับแล้วเงินจะเข้ากระเป๋าหลักทันที\nของขวัญรายเดือนรับได้จนสิ้นเดือน รางวัลแต่ละรายการรับได้หนึ่งครั้ง',
        },
      })
  },
}
