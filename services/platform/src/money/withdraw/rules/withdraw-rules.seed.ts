import { exampleBrands } from '@site/config/brands'
import type { WithdrawRulesDocument } from '@site/shared-api/contract/managed-documents'
import { upsertRules } from '#money/withdraw/rules/repository'
import type { Seed } from '#start/seed/seed'

type Bank = WithdrawRulesDocument['banks'][number]

const bank = (id: string, EN: string, TY: string, [minDigits, maxDigits]: [number, number]): Bank => ({
  id,
  kind: 'bank',
  name: { EN, TY },
  minDigits,
  maxDigits,
  prefix: '',
})
const wallet = (id: string, name: string, digits: number, prefix: string): Bank => ({
  id,
  kind: 'wallet',
  name: { EN: name, TY: name },
  minDigits: digits,
  maxDigits: digits,
  prefix,
})

/** Where the example brands pay out to, at the sandbox, which moves no money. */
const BANKS: Readonly<Record<string, Bank[]>> = {
  lotus: [
    bank('kbank', 'Kasikornbank', 'ธนาคารกสิกรไทย', [10, 10]),
    bank('scb', 'Siam Commercial Bank', 'ธนาคารไทยพาณิชย์', [10, 10]),
    bank('bbl', 'Bangkok Bank', 'ธนาคารกรุงเทพ', [10, 10]),
    bank('gsb', 'Government Savings Bank', 'ธนาคารออมสิน', [12, 12]),
    wallet('truemoney', 'TrueMoney', 10, '0'),
  ],
  coral: [
    bank('bdo', 'BDO Unibank', 'ธนาคารบีดีโอ', [10, 12]),
    bank('bpi', 'Bank of the Philippine Islands', 'ธนาคารบีพีไอ', [10, 10]),
    bank('metrobank', 'Metrobank', 'เมโทรแบงก์', [13, 13]),
    wallet('gcash', 'GCash', 11, '09'),
    wallet('maya', 'Maya', 11, '09'),
  ],
}
const FEES: Readonly<Record<string, Pick<WithdrawRulesDocument, 'feeBasisPoints' | 'feeFixed'>>> = {
  lotus: { feeBasisPoints: 0, feeFixed: '0.00' },
  coral: { feeBasisPoints: 50, feeFixed: '10.00' },
}

export const seed: Seed = {
  after: ['brands'],
  async run(db) {
    for (const { merchant } of exampleBrands)
      await upsertRules(db, merchant, {
        on: true,
        provider: 'sandbox',
        min: '100.00',
        max: '50000.00',
        feeBasisPoints: 0,
        feeFixed: '0.00',
        ...FEES[merchant],
        mostPerDay: 5,
        mostAmountPerDay: '100000.00',
        twoPeopleFrom: '5000.00',
        mostCards: 3,
        newForHours: 48,
        banks: BANKS[merchant] ?? [],
      })
  },
}
