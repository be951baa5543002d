import type { JoinedPromotion, RewardApplication } from '@site/shared-api/contract/promotion'
import type { LanguageCode } from '@site/shared-api/contract/constants'
import { z } from 'zod'
import { momentIn } from '#api/pages/moment-in'
import { localisedText, textIn } from '#api/texts/localised'
import { bannerUrl } from '#content/announcements/wire'
import { toDecimal } from '#money/index'
import type { ApplicationRow } from '#content/promotions/applications.repository'
import type { JoinedRow } from '#content/promotions/joins.repository'
import type { PictureRow } from '#content/promotions/pictures.repository'
import { runs, takesApplications } from '#content/promotions/rules'

const titled = z.object({ title: localisedText })
const slugs = z.array(z.string())

/** A promotion's name in both languages. */
export const titlesOf = (texts: unknown) => titled.parse(texts).title

/** The reader-specific part of a promotion DTO. */
export interface DtoContext {
  readonly language: LanguageCode
  readonly timeZone: string
  readonly now: Date
  /** The address of a picture for who asks. */
  addressOf(pictureId: string): string
}

/** A joined promotion and how far its member is. */
export function toJoined(
  row: JoinedRow,
  latest: ApplicationRow | undefined,
  { pictures, dtoContext }: { pictures: readonly PictureRow[]; dtoContext: DtoContext },
): JoinedPromotion {
  const { language, timeZone, now } = dtoContext
  const isRunning = runs(row, now)
  const cover = slugs.parse(row.images)[0] ?? row.art
  const isOpen = latest === undefined || latest.state === 'refused'
  return {
    promotionId: row.id,
    title: titlesOf(row.texts)[language],
    url: cover === null ? null : bannerUrl(cover),
    startDate: momentIn(row.start_at, timeZone),
    endDate: row.end_at && momentIn(row.end_at, timeZone),
    noExpiry: row.end_at === null ? 1 : 0,
    runs: isRunning,
    state: latest?.state ?? (isRunning ? 'joined' : 'ended'),
    joinedAt: momentIn(row.joined_at, timeZone),
    mayApply: isRunning && isOpen && takesApplications(row),
    application: latest ? toApplication(latest, pictures, dtoContext) : null,
  }
}

function toApplication(
  row: ApplicationRow,
  pictures: readonly PictureRow[],
  { language, timeZone, addressOf }: DtoContext,
): RewardApplication {
  return {
    id: row.id,
    state: row.state,
    remarks: row.remarks,
    pictures: pictures
      .filter((picture) => picture.application_id === row.id)
      .map(({ id, width, height }) => ({ url: addressOf(id), width, height })),
    appliedAt: momentIn(row.applied_at, timeZone),
    decidedAt: row.decided_at && momentIn(row.decided_at, timeZone),
    amount: row.amount === null ? null : toDecimal(row.amount, row.currency),
    currency: row.amount === null ? null : row.currency,
    answer: row.answer === null ? null : textIn(row.answer, language),
  }
}
