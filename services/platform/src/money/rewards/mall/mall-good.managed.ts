import { LANGUAGES } from '@site/config'
import { mallGoodDocument } from '@site/shared-api/contract/reward-documents'
import { sql } from 'kysely'
import { currencyOf } from '#money/deposit/channels/deposit-channel.managed'
import {
  isKnownPicture,
  archiveGood,
  MOST_GOODS,
  selectGood,
  selectGoods,
  upsertGood,
} from '#money/rewards/mall/repository'
import { amountProblems, minorOf } from '#money/rewards/rules/minor'
import { parsed, problem, type ManagedSource } from '#operations/index'

const NO_TEXT = { EN: '', TY: '' }

/** What points are exchanged for (MEM-10). */
export const managed: ManagedSource = {
  kind: 'mall-good',
  owner: 'brand',
  mayCreate: true,
  schema: mallGoodDocument,
  blank: () => ({
    name: NO_TEXT,
    about: NO_TEXT,
    picture: '',
    kind: 'parcel',
    points: 1000,
    stock: 0,
    mostEach: 0,
    cash: '0',
    on: false,
    order: 0,
  }),
  titleOf: ({ name }) => mallGoodDocument.shape.name.safeParse(name).data?.EN ?? '',
  shownAt: () => '/m/mall/mallHome',
  live: sql`select merchant || '.' || id as id, merchant, document->'name'->>'EN' as title, sort as place
    from mall_goods where archived_at is null`,
  async read(db, { id, merchant }, hold) {
    const good = await selectGood(db, { merchant: merchant ?? '', id }, hold)
    if (!good) return undefined
    return Object.fromEntries(Object.entries(good).filter(([name]) => name !== 'id' && name !== 'sold'))
  },
  async judge(db, { id, merchant, document }) {
    const read = parsed(mallGoodDocument, document)
    if ('problems' in read) return read
    const { cash, kind, name, picture } = read.document
    const currency = await currencyOf(db, merchant ?? '')
    const wrong = amountProblems('cash', cash, currency)
    const others = (await selectGoods(db, merchant ?? '')).filter((one) => one.id !== id)
    const problems = [
      ...LANGUAGES.filter((language) => name[language] === '').map((language) =>
        problem(`name.${language}`, 'Say it in each of the brand’s languages'),
      ),
      ...((await isKnownPicture(db, picture))
        ? []
        : [problem('picture', 'There is no such picture', 'art_unknown')]),
      ...wrong,
      ...(kind === 'cash' && wrong.length === 0 && minorOf(cash, currency) === 0n
        ? [problem('cash', 'More than nothing')]
        : []),
      ...(others.length >= MOST_GOODS ? [problem('name', `A brand has ${MOST_GOODS} goods at most`)] : []),
    ]
    return problems.length > 0 ? { problems } : read
  },
  async apply(tx, { id, merchant, document }) {
    await upsertGood(tx, { merchant: merchant ?? '', id, document: mallGoodDocument.parse(document) })
    return {}
  },
  remove: (tx, { id, merchant }, now) => archiveGood(tx, { merchant: merchant ?? '', id }, now),
}
