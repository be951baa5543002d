import { exampleBrands } from '@site/config/brands'
import type { MallGoodDocument } from '@site/shared-api/contract/reward-documents'
import { upsertGood } from '#money/rewards/mall/repository'
import type { Seed } from '#start/seed/seed'

const said = (EN: string, TY: string) => ({ EN, TY })
const common = { on: true, cash: '0.00', mostEach: 0 }

/** What the example brands give for points; pictures are drawn by the house. */
const GOODS: Readonly<Record<string, MallGoodDocument>> = {
  'cash-50': {
    ...common,
    name: said('Cash 50', 'เงินสด 50'),
    about: said('In your main wallet at once, without conditions.', 'เข้ากระเป๋าหลักทันที ไม่มีเงื่อนไข'),
    picture: 'mall-fortune',
    kind: 'cash',
    points: 500,
    stock: 10_000,
    cash: '50.00',
    order: 10,
  },
  coffee: {
    ...common,
    name: said('Coffee voucher', 'คูปองกาแฟ'),
    about: said(
      'A code for any drink, shown to you here within a day.',
      'รหัสสำหรับเครื่องดื่มหนึ่งแก้ว แจ้งที่นี่ภายในหนึ่งวัน',
    ),
    picture: 'mall-sweet',
    kind: 'told',
    points: 1_200,
    stock: 200,
    mostEach: 5,
    order: 20,
  },
  umbrella: {
    ...common,
    name: said('Monsoon umbrella', 'ร่มกันฝน'),
    about: said('Large, wind-proof, sent to your address.', 'ใหญ่ กันลม ส่งถึงบ้าน'),
    picture: 'mall-blossom',
    kind: 'parcel',
    points: 6_000,
    stock: 40,
    mostEach: 1,
    order: 30,
  },
  headphones: {
    ...common,
    name: said('Wireless headphones', 'หูฟังไร้สาย'),
    about: said('Thirty hours of sound, sent to your address.', 'ฟังได้สามสิบชั่วโมง ส่งถึงบ้าน'),
    picture: 'mall-star',
    kind: 'parcel',
    points: 48_000,
    stock: 5,
    mostEach: 1,
    order: 40,
  },
}

export const seed: Seed = {
  after: ['brands'],
  async run(db) {
    for (const { merchant } of exampleBrands)
      for (const [id, document] of Object.entries(GOODS)) await upsertGood(db, { merchant, id, document })
  },
}
