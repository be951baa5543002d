import { openDatabase } from '#db/database'
import { toJson } from '#db/json'
import { ATTACK_TITLE, attackTexts, attackTopics } from '../attacks/documents.ts'

/** Writes attacks, without any check, into all that players read, in a database that no platform has open. */
const [dataDir = '', databaseUrl, merchant = 'coral'] = process.argv.slice(2)
const { db, close } = await openDatabase({
  dataDir,
  databaseUrl: databaseUrl === '' ? undefined : databaseUrl,
})
const row = {
  merchant,
  group_name: null,
  art: null,
  images: toJson([]),
  category_ids: toJson([]),
  linked_promotion_id: null,
  image_required: false,
  remark_required: false,
  members_only: false,
  popular: true,
  lobby_news: true,
  sort: 0,
  start_at: new Date('2026-01-01T00:00:00Z'),
  end_at: null,
  archived_at: null,
}
for (const [at, content] of attackTexts().entries())
  for (const [type, ticker] of [
    ['PR', false],
    ['PU', false],
    ['H', false],
    ['PL', true],
    ['PL', false],
  ] as const)
    await db
      .insertInto('announcements')
      .values({
        ...row,
        type,
        ticker,
        id: `attack-${type}-${String(ticker)}-${at}`.toLowerCase(),
        texts: toJson({ title: ATTACK_TITLE, content }),
      })
      .execute()
for (const { id, tag, items } of attackTopics())
  await db
    .insertInto('help_topics')
    .values({
      merchant,
      id,
      tag,
      texts: toJson({ title: ATTACK_TITLE, content: items[0]?.content ?? ATTACK_TITLE }),
      items: toJson(items),
      sort: 0,
      archived_at: null,
    })
    .execute()
await close()
