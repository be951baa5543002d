import { isDeepStrictEqual } from 'node:util'
import type { ValueOf } from '@site/shared-api/contract/call'
import { draftWished, type findPreview } from '@site/shared-api/contract/preview'
import { z } from 'zod'
import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import type { Content, Managed, ManagedSource, Named } from '#operations/index'

const stored = z.array(draftWished)
export type Draft = z.output<typeof draftWished>
type DraftDtos = NonNullable<ValueOf<typeof findPreview>['preview']>['drafts']

export const draftsOf = (column: unknown): Draft[] => stored.parse(column)

/** Drafts as they would be published. Throws ApiError with the field for what could not be, `document_unknown` for another brand's. */
export async function judgedDrafts(
  db: Database,
  managed: Managed,
  merchant: string,
  drafts: readonly Draft[],
): Promise<Draft[]> {
  const judged: Draft[] = []
  for (const [at, { kind, id, document }] of drafts.entries()) {
    const source = managed.source(kind)
    const named = namedOf(merchant, id, at)
    const before = await source.read(db, named, false)
    const clean = source.clean?.(document) ?? document
    const said = await source.judge(db, { ...named, document: clean, before })
    if ('problems' in said) {
      const [first] = said.problems
      const field = ['drafts', at, 'document', first?.field].join('.')
      throw new ApiError(first?.code ?? 'invalid_input', {
        field,
        ...(first && { message: first.message }),
        data: { problems: said.problems },
      })
    }
    judged.push({ kind, id, document: said.document })
  }
  return judged
}

/** Drafts with what is live in their place now, for the page that lists the difference. */
export async function toDraftDtos(
  db: Database,
  managed: Managed,
  merchant: string,
  drafts: readonly Draft[],
): Promise<DraftDtos> {
  const dtos: DraftDtos = []
  for (const [at, { kind, id, document }] of drafts.entries()) {
    const source = managed.source(kind)
    const live = (await source.read(db, namedOf(merchant, id, at), false)) ?? null
    dtos.push({ kind, id, title: source.titleOf(document), live, document })
  }
  return dtos
}

/** Where the first of them is seen; null where no page is its own. */
export function pathOf(managed: Managed, merchant: string, drafts: readonly Draft[]): string | null {
  const [first] = drafts
  if (first === undefined) return null
  return managed.source(first.kind).shownAt?.(namedOf(merchant, first.id, 0), first.document) ?? null
}

/** Makes drafts live in a transaction that never ends well: only what reads in it sees them. */
export async function applyDrafts(
  tx: Database,
  managed: Managed,
  { merchant, drafts, now }: { merchant: string; drafts: readonly Draft[]; now: Date },
): Promise<void> {
  for (const [at, { kind, id, document }] of drafts.entries()) {
    const source = managed.source(kind)
    const named = namedOf(merchant, id, at)
    const shown = begun(document, now)
    const before = await source.read(tx, named, false)
    if (!isDeepStrictEqual(before, shown)) await apply(tx, source, { named, document: shown, before, now })
  }
}

const apply = (
  tx: Database,
  source: ManagedSource,
  { named, ...change }: { named: Named; document: Content; before: Content | undefined; now: Date },
): Promise<Content> => source.apply(tx, { ...named, ...change })

/** One that begins later is looked at now. */
function begun(document: Content, now: Date): Content {
  const { startAt } = document
  const isLater = typeof startAt === 'string' && Date.parse(startAt) > now.getTime()
  return isLater ? { ...document, startAt: now.toISOString() } : document
}

function namedOf(merchant: string, id: string, at: number): Named {
  if (!id.startsWith(`${merchant}.`)) throw new ApiError('document_unknown', { field: `drafts.${at}.id` })
  return { id: id.slice(merchant.length + 1), merchant }
}
