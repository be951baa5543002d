import { ApiError } from '#api/api-error'
import { refuseAddress } from '#brands/brands/address-rules'
import { blankBrand } from '#brands/brands/blank-brand'
import { brandDocument, columnsOf, documentOf, judgeBrand } from '#brands/brands/brand-document'
import { recordVersion } from '#brands/brands/outbox.repository'
import { registerFields } from '#brands/brands/register-settings'
import { insertBrand, lockBrand, selectBrand, updateBrand } from '#brands/brands/repository'
import { insertLevel } from '#identity/index'
import type { Applied, Content, ManagedSource } from '#operations/index'
import type { Database } from '#db/database'
import { sql } from 'kysely'

/** The level of every member of a new brand, until its operators make more. */
const FIRST_LEVEL = { level: 0, label_id: 'member', label: { TY: 'สมาชิก', EN: 'Member' }, conditions: 0 }
const CODE = /^[a-z][a-z0-9-]{1,31}$/

const nameOf = ({ name, merchant }: Content): string => String(name ?? '') || String(merchant ?? '')

/** The brands: each with its hosts, look, modules, flags, forms and everything else (PLT-05). */
export const managed: ManagedSource = {
  kind: 'brand',
  owner: 'itself',
  mayCreate: true,
  schema: brandDocument,
  blank: () => ({ ...blankBrand, registerFields: registerFields({ merchant: '' }) }),
  titleOf: nameOf,
  idOf({ merchant }) {
    if (typeof merchant === 'string' && CODE.test(merchant)) return merchant
    throw new ApiError('invalid_input', {
      field: 'document.merchant',
      message: 'The code of a brand is small letters, digits and -; it stays for good',
    })
  },
  live: sql`select merchant as id, merchant, document->>'name' as title, 0 as place from brands`,
  async read(db, { id }, hold) {
    const row = await (hold ? lockBrand(db, id) : selectBrand(db, id))
    return row && documentOf(row)
  },
  judge: judgeBrand,
  apply,
}

async function apply(tx: Database, { id, document, before, now }: Applied): Promise<Content> {
  const row = before && (await lockBrand(tx, id))
  const columns = columnsOf(document, row?.document)
  if (!row) {
    const isNew = await insertBrand(tx, { merchant: id, ...columns, now })
    if (!isNew) throw new ApiError('brand_invalid', { field: 'merchant' })
    await insertLevel(tx, { merchant: id, ...FIRST_LEVEL })
  }
  const { hosts, publicOrigin } = columns.document
  if (!row || String(hosts) !== String(before['hosts']) || publicOrigin !== before['publicOrigin'])
    await refuseAddress(tx, columns.document)
  const version = row ? row.version + 1 : 1
  if (row) await updateBrand(tx, { merchant: id, version, ...columns, now })
  await recordVersion(tx, id, version, now)
  return { version }
}
