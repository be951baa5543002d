import { providerDocument } from '@site/shared-api/contract/managed-documents'
import { sql } from 'kysely'
import { selectVendor } from '#games/catalogue/vendors/vendors.repository'
import { isDown, setDown } from '#games/launch/repository'
import { parsed, problem, type ManagedSource } from '#operations/index'

/** Providers of games: up, or down for all brands (LOB-24). */
export const managed: ManagedSource = {
  kind: 'provider',
  owner: 'site',
  mayCreate: false,
  schema: providerDocument,
  blank: () => ({ down: false }),
  titleOf: () => '',
  live: sql`select code as id, null::text as merchant,
    concat_ws(' · ', names->>'EN', nullif(names->>'TY', names->>'EN'), code) as title, sort as place from vendors`,
  async read(db, { id }) {
    return (await selectVendor(db, id)) && { down: await isDown(db, id) }
  },
  async judge(db, { id, document }) {
    const read = parsed(providerDocument, document)
    if ('problems' in read) return read
    if (await selectVendor(db, id)) return read
    return { problems: [problem('id', 'There is no such provider', 'vendor_unknown')] }
  },
  async apply(tx, { id, document, now }) {
    const { down } = providerDocument.parse(document)
    await setDown(tx, id, down ? now : undefined)
    return {}
  },
}
