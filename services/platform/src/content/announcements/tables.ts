import type { Generated } from 'kysely'

export interface AnnouncementTables {
  promotion_categories: { merchant: string; id: string; title: unknown; sort: number }
  announcements: {
    merchant: string
    id: string
    type: 'A' | 'PL' | 'B' | 'PU' | 'PR' | 'H'
    group_name: string | null
    texts: unknown
    art: string | null
    images: unknown
    category_ids: unknown
    linked_promotion_id: string | null
    image_required: boolean
    remark_required: boolean
    members_only: boolean
    popular: boolean
    lobby_news: boolean
    sort: number
    start_at: Date
    end_at: Date | null
    /** Taken away by an operator, who may bring it back. */
    archived_at: Date | null
    /** A notice that runs through the ticker of home. */
    ticker: Generated<boolean>
    /** Members join it. */
    sign_up: Generated<boolean>
  }
  announcement_reads: { member_id: string; merchant: string; announcement_id: string; read_at: Date }
}

declare module '#db/tables' {
  interface Tables extends AnnouncementTables {}
}
