import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { MallContact, MallGood, MallOrder } from '@site/shared-api/contract/mall'
import type { ConsoleMallOrder } from '@site/shared-api/contract/reward-console'
import { z } from 'zod'
import { localisedText, textIn } from '#api/texts/localised'
import { nextOf } from '#money/rewards/mall/order-life'
import type { ConsoleOrderRow, Good, OrderRow } from '#money/rewards/mall/repository'

const BANNER_WIDTH = 824
const contactShape = z.object({ name: z.string(), phone: z.string(), address: z.string() })

const pictureOf = (slug: string): string => `/img/banner/${slug}/${BANNER_WIDTH}.webp`
const contactOf = (stored: unknown): MallContact | null =>
  stored === null ? null : contactShape.parse(stored)

/** A good as a member sees it who has so many. */
export function toMallGoodDto(good: Good, language: LanguageCode, had: number): MallGood {
  return {
    goodId: good.id,
    name: good.name[language],
    about: good.about[language],
    picture: pictureOf(good.picture),
    kind: good.kind,
    points: good.points,
    left: Math.max(good.stock - good.sold, 0),
    mine: good.mostEach === 0 ? null : Math.max(good.mostEach - had, 0),
    cash: good.kind === 'cash' ? good.cash : null,
  }
}

export function toMallOrderDto(row: OrderRow, language: LanguageCode): MallOrder {
  return {
    orderId: row.id,
    goodId: row.good_id,
    name: textIn(row.name, language),
    picture: pictureOf(row.picture),
    kind: row.kind,
    points: Number(row.points),
    state: row.state,
    note: row.note,
    contact: contactOf(row.contact),
    at: row.at.toISOString(),
    changedAt: row.changed_at.toISOString(),
  }
}

/** As operators see it. */
export function toConsoleMallOrderDto(row: ConsoleOrderRow): ConsoleMallOrder {
  return {
    id: row.id,
    merchant: row.merchant,
    account: row.account,
    goodId: row.good_id,
    name: localisedText.parse(row.name),
    kind: row.kind,
    points: Number(row.points),
    state: row.state,
    next: nextOf(row.state),
    note: row.note,
    contact: contactOf(row.contact),
    at: row.at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    changedBy: row.changed_by,
  }
}
