import type { Candidate } from '#games/catalogue/import/understand/candidate'

const COMPARED = [
  'vendor',
  'nameEn',
  'nameTh',
  'classifyNew',
  'gameId',
  'gameCode',
  'minBet',
  'minLine',
  'rtp',
  'isNew',
  'hot',
  'popularity',
  'freeplay',
  'lottoMode',
  'h5',
] as const

/** Fields in which two rows of one id differ; `sameVendor` knows that two spellings are one provider. */
export function differences(
  a: Candidate,
  b: Candidate,
  sameVendor: (a: string, b: string) => boolean,
): string[] {
  const fields: string[] = COMPARED.filter((field) =>
    field === 'vendor' ? !sameVendor(a.vendor, b.vendor) : a[field] !== b[field],
  )
  if (a.kind.gameType !== b.kind.gameType || a.kind.classify !== b.kind.classify) fields.push('category')
  return fields
}
