import type { Localised } from '#games/catalogue/tables'

export interface AnchorTables {
  anchors: {
    id: string
    names: Localised
    /** The live table the anchor hosts. */
    node_id: bigint
    is_hot: boolean
    is_promo: boolean
    active: boolean
    /** The daily time on air: minute of the UTC day it begins at, and how long it lasts. */
    starts_at_minute: number
    minutes_on_air: number
    sort: number
  }
  anchor_focus: { member_id: string; anchor_id: string; since: Date }
}

declare module '#db/tables' {
  interface Tables extends AnchorTables {}
}
