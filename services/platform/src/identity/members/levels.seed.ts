import type { Seed } from '#start/seed/seed'
import type { LocalisedText } from '#api/texts/localised'
import type { Database } from '#db/database'
import { insertLevel } from '#identity/members/write.repository'

/** VIP levels by brand: label and the number of conditions that lead to it. */
const LEVELS: Record<string, { labelId: string; label: LocalisedText; conditions: number }[]> = {
  lotus: [
    { labelId: 'seed', label: { TY: 'เมล็ดบัว', EN: 'Seed' }, conditions: 0 },
    { labelId: 'bud', label: { TY: 'ดอกตูม', EN: 'Bud' }, conditions: 5 },
    { labelId: 'leaf', label: { TY: 'ใบบัว', EN: 'Leaf' }, conditions: 8 },
    { labelId: 'bloom', label: { TY: 'บัวบาน', EN: 'Bloom' }, conditions: 12 },
    { labelId: 'golden', label: { TY: 'บัวทอง', EN: 'Golden lotus' }, conditions: 16 },
  ],
  coral: [
    { labelId: 'sand', label: { TY: 'หาดทราย', EN: 'Sand' }, conditions: 0 },
    { labelId: 'shell', label: { TY: 'เปลือกหอย', EN: 'Shell' }, conditions: 4 },
    { labelId: 'reef', label: { TY: 'แนวปะการัง', EN: 'Reef' }, conditions: 9 },
  ],
}

async function seedLevels(db: Database): Promise<void> {
  for (const [merchant, levels] of Object.entries(LEVELS)) {
    for (const [level, { labelId, label, conditions }] of levels.entries()) {
      await insertLevel(db, { merchant, level, label_id: labelId, label, conditions })
    }
  }
}

export const seed: Seed = { after: ['brands'], run: seedLevels }
