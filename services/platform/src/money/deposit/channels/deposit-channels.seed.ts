import { exampleBrands } from '@site/config/brands'
import type { DepositChannelDocument } from '@site/shared-api/contract/managed-documents'
import { upsertChannel, upsertRules } from '#money/deposit/channels/repository'
import { EXAMPLE_RULES } from '#money/bonus/rules/example-rules'
import { upsertBonusRule } from '#money/bonus/rules/repository'
import type { Seed } from '#start/seed/seed'

const both = (EN: string, TY: string) => ({ EN, TY })
const common = { provider: 'sandbox', on: true, feeBasisPoints: 0, feeFixed: '0.00', minutes: 15 }

/** The four ways there are, at the sandbox, which moves no money. */
const CHANNELS: Readonly<Record<string, DepositChannelDocument>> = {
  qr: {
    ...common,
    name: both('QR transfer', 'สแกนคิวอาร์'),
    note: both('Any bank app · in seconds', 'ทุกแอปธนาคาร · ภายในไม่กี่วินาที'),
    method: 'qr',
    min: '50.00',
    max: '100000.00',
    quickAmounts: ['100.00', '300.00', '500.00', '1000.00', '5000.00', '10000.00'],
    order: 10,
  },
  bank: {
    ...common,
    name: both('Online banking', 'ธนาคารออนไลน์'),
    note: both('On your bank’s own page', 'บนหน้าของธนาคารของคุณ'),
    method: 'bank',
    min: '100.00',
    max: '200000.00',
    feeBasisPoints: 100,
    quickAmounts: ['500.00', '1000.00', '5000.00', '20000.00'],
    order: 20,
  },
  transfer: {
    ...common,
    name: both('Bank transfer with a slip', 'โอนเงินพร้อมสลิป'),
    note: both('Looked at by a person', 'มีเจ้าหน้าที่ตรวจสอบ'),
    method: 'transfer',
    min: '200.00',
    max: '500000.00',
    quickAmounts: ['1000.00', '5000.00', '50000.00'],
    minutes: 120,
    order: 30,
  },
  voucher: {
    ...common,
    name: both('Voucher', 'บัตรเติมเงิน'),
    note: both('A code from a shop', 'รหัสจากร้านค้า'),
    method: 'voucher',
    min: '50.00',
    max: '5000.00',
    feeFixed: '5.00',
    quickAmounts: ['50.00', '100.00', '500.00', '1000.00'],
    order: 40,
  },
}

export const seed: Seed = {
  after: ['brands', 'content'],
  async run(db) {
    for (const { merchant } of exampleBrands) {
      for (const [id, document] of Object.entries(CHANNELS))
        await upsertChannel(db, { merchant, id, document })
      const given = EXAMPLE_RULES[merchant] ?? []
      for (const document of given)
        await upsertBonusRule(db, { merchant, id: document.promotionId, document })
      const promotions = given.map(({ promotionId }) => promotionId)
      await upsertRules(db, merchant, { twoPeopleFrom: '10000.00', mostOpen: 3, mostPerHour: 60, promotions })
    }
  },
}
