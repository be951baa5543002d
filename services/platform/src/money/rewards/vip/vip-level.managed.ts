import { LANGUAGES } from '@site/config'
import {
  vipLevelDocument,
  type VipCondition,
  type VipLevelDocument,
} from '@site/shared-api/contract/reward-documents'
import { sql } from 'kysely'
import { currencyOf } from '#money/deposit/channels/deposit-channel.managed'
import { amountProblems } from '#money/rewards/rules/minor'
import { deleteLevel, selectLevels, upsertLevel } from '#money/rewards/vip/levels.repository'
import { parsed, problem, type ManagedSource, type Problem } from '#operations/index'

const NUMBER = /^\d+$/

/** A level of a brand's VIP programme (MEM-12). */
export const managed: ManagedSource = {
  kind: 'vip-level',
  owner: 'brand',
  mayCreate: true,
  schema: vipLevelDocument,
  blank: () => ({
    level: 1,
    name: { EN: '', TY: '' },
    conditions: [],
    keep: [],
    rebatePercent: 100,
    pointsPercent: 100,
    levelGift: '0',
    monthGift: '0',
  }),
  titleOf: ({ name }) => vipLevelDocument.shape.name.safeParse(name).data?.EN ?? '',
  shownAt: () => '/m/member/benefits',
  live: sql`select merchant || '.' || coalesce(id, label_id) as id, merchant, label->>'EN' as title, level as place
    from vip_levels`,
  async read(db, { id, merchant }) {
    const found = (await selectLevels(db, merchant ?? '')).find((one) => one.id === id)
    if (!found) return undefined
    return Object.fromEntries(Object.entries(found).filter(([name]) => name !== 'id'))
  },
  async judge(db, { id, merchant, document }) {
    const read = parsed(vipLevelDocument, document)
    if ('problems' in read) return read
    const { document: level } = read
    const currency = await currencyOf(db, merchant ?? '')
    const others = (await selectLevels(db, merchant ?? '')).filter((one) => one.id !== id)
    const problems = [
      ...LANGUAGES.filter((language) => level.name[language] === '').map((language) =>
        problem(`name.${language}`, 'Say it in each of the brand’s languages'),
      ),
      ...(others.some((one) => one.level === level.level)
        ? [problem('level', `Another level has the number ${level.level}`, 'document_taken')]
        : []),
      ...leasts('conditions', level.conditions, currency),
      ...leasts('keep', level.keep, currency),
      ...tooHard(level),
      ...amountProblems('levelGift', level.levelGift, currency),
      ...amountProblems('monthGift', level.monthGift, currency),
    ]
    return problems.length > 0 ? { problems } : read
  },
  async apply(tx, { id, merchant, document }) {
    await upsertLevel(tx, { merchant: merchant ?? '', id, document: vipLevelDocument.parse(document) })
    return {}
  },
  remove: (tx, { id, merchant }) => deleteLevel(tx, merchant ?? '', id),
}

function leasts(field: string, conditions: readonly VipCondition[], currency: string): Problem[] {
  return conditions.flatMap(({ kind, least }, at) => {
    const path = `${field}.${at}.least`
    if (kind !== 'days') return amountProblems(path, least, currency)
    return NUMBER.test(least) ? [] : [problem(path, 'A number of days')]
  })
}

/** Keeping a level asks for no more than coming to it: else it is lost and reached in turn. */
function tooHard({ conditions, keep }: VipLevelDocument): Problem[] {
  return keep.flatMap(({ kind, least }, at) => {
    const most = conditions.filter((one) => one.kind === kind).map((one) => Number(one.least))
    return most.length === 0 || Number(least) <= Math.max(...most)
      ? []
      : [problem(`keep.${at}.least`, 'No more than what leads to the level')]
  })
}
