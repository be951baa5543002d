import type { VipCondition, VipLevelDocument } from '@site/shared-api/contract/reward-documents'
import type { Database } from '#db/database'
import { upsertLevel } from '#money/rewards/vip/levels.repository'
import type { Seed } from '#start/seed/seed'

type Example = Pick<VipLevelDocument, 'name' | 'conditions' | 'keep' | 'levelGift' | 'monthGift'> & {
  readonly id: string
  readonly percent: number
}

const said = (EN: string, TY: string) => ({ EN, TY })
const turnover = (least: string): VipCondition => ({ kind: 'turnover', least })
const deposit = (least: string): VipCondition => ({ kind: 'deposit', least })
const days = (least: string): VipCondition => ({ kind: 'days', least })
const lowest = { conditions: [], keep: [], percent: 100, levelGift: '0.00', monthGift: '0.00' }

/** VIP levels by brand, lowest first: several steps of turnover lead up, some of them over deposits and days too. */
const LEVELS: Readonly<Record<string, readonly Example[]>> = {
  lotus: [
    { id: 'seed', name: said('Seed', 'เมล็ดบัว'), ...lowest },
    {
      id: 'bud',
      name: said('Bud', 'ดอกตูม'),
      conditions: [
        turnover('500.00'),
        turnover('2000.00'),
        turnover('5000.00'),
        deposit('500.00'),
        days('2'),
      ],
      keep: [],
      percent: 110,
      levelGift: '58.00',
      monthGift: '0.00',
    },
    {
      id: 'leaf',
      name: said('Leaf', 'ใบบัว'),
      conditions: [turnover('10000.00'), turnover('25000.00'), deposit('3000.00'), days('5')],
      keep: [turnover('8000.00')],
      percent: 120,
      levelGift: '188.00',
      monthGift: '50.00',
    },
    {
      id: 'bloom',
      name: said('Bloom', 'บัวบาน'),
      conditions: [turnover('50000.00'), turnover('100000.00'), deposit('10000.00'), days('12')],
      keep: [turnover('30000.00'), days('3')],
      percent: 140,
      levelGift: '588.00',
      monthGift: '200.00',
    },
    {
      id: 'golden',
      name: said('Golden lotus', 'บัวทอง'),
      conditions: [turnover('250000.00'), turnover('500000.00'), deposit('50000.00'), days('25')],
      keep: [turnover('150000.00'), days('8')],
      percent: 180,
      levelGift: '2888.00',
      monthGift: '1000.00',
    },
  ],
  coral: [
    { id: 'sand', name: said('Sand', 'หาดทราย'), ...lowest },
    {
      id: 'shell',
      name: said('Shell', 'เปลือกหอย'),
      conditions: [turnover('1000.00'), turnover('5000.00'), deposit('500.00'), days('2')],
      keep: [],
      percent: 115,
      levelGift: '100.00',
      monthGift: '0.00',
    },
    {
      id: 'reef',
      name: said('Reef', 'แนวปะการัง'),
      conditions: [turnover('20000.00'), turnover('60000.00'), deposit('5000.00'), days('10')],
      keep: [turnover('15000.00')],
      percent: 150,
      levelGift: '500.00',
      monthGift: '150.00',
    },
  ],
}

async function seedLevels(db: Database): Promise<void> {
  for (const [merchant, levels] of Object.entries(LEVELS))
    for (const [level, { id, percent, ...document }] of levels.entries())
      await upsertLevel(db, {
        merchant,
        id,
        document: { level, rebatePercent: percent, pointsPercent: percent, ...document },
      })
}

export const seed: Seed = { after: ['brands'], run: seedLevels }
