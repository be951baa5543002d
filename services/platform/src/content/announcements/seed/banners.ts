import type { BannerGroup } from '@site/shared-api/contract/constants'
import type { LocalisedText } from '#api/texts/localised'

/** A banner of the examples: its picture is drawn from the slug, its title is the picture's text alternative. */
export interface BannerSeed {
  art: string
  group: BannerGroup
  title: LocalisedText
  linkedPromotionId?: string
}

function banner(
  art: string,
  group: BannerGroup,
  TY: string,
  EN: string,
  linkedPromotionId?: string,
): BannerSeed {
  return { art, group, title: { TY, EN }, ...(linkedPromotionId !== undefined && { linkedPromotionId }) }
}

/** Banners by brand, in their order within each group. */
export const banners: Record<string, BannerSeed[]> = {
  lotus: [
    banner('lotus-welcome', 'm_home', 'สมาชิกใหม่รับเพิ่ม 50%', '50% on top of your deposit', 'lotus-welcome'),
    banner(
      'lotus-fish-hunt',
      'm_home',
      'ศึกล่าปลาชิง ฿200,000',
      'Deep-sea hunt for ฿200,000',
      'lotus-fish-hunt',
    ),
    banner('lotus-loy-krathong', 'm_home', 'สัปดาห์ลอยกระทง', 'Loy Krathong week', 'lotus-loy-krathong'),
    banner(
      'lotus-daily-cashback',
      'm_home',
      'คืนยอดเสียสล็อต 5% ทุกวัน',
      '5% slots cashback daily',
      'lotus-daily-cashback',
    ),
    banner('lotus-promotions', 'm_promotion', 'โปรโมชั่นทั้งหมดของ Lotus', 'Every Lotus promotion'),
    banner('lotus-slots-night', 'm_rng', 'ค่ำคืนแห่งสล็อต', 'A night of slots', 'lotus-first-spins'),
    banner('lotus-match-day', 'm_sports', 'วันแข่งขัน', 'Match day'),
    banner('lotus-card-table', 'm_pvp', 'โต๊ะไพ่พร้อมแล้ว', 'The card table is open'),
    banner(
      'lotus-baccarat-pairs',
      'm_live',
      'บาคาร่าไพ่คู่มงคล',
      'Lucky pairs at baccarat',
      'lotus-baccarat-pairs',
    ),
    banner('lotus-deep-sea', 'm_fish', 'ท่องทะเลลึก', 'Into the deep', 'lotus-fish-hunt'),
    banner('lotus-lottery-day', 'm_lott', 'วันหวยออก', 'Draw day', 'lotus-lottery-consolation'),
    banner('lotus-lottery-live', 'm_elott', 'หวยออนไลน์ออกทุกนาที', 'A draw every minute'),
    banner('lotus-join', 'm_reg', 'สมัครฟรี ใช้เวลาหนึ่งนาที', 'Join in a minute', 'lotus-welcome'),
  ],
  coral: [
    banner('coral-welcome', 'm_home', 'รับเพิ่ม 50% สูงสุด ₱2,000', '50% up to ₱2,000', 'coral-welcome'),
    banner('coral-reef-cup', 'm_home', 'Reef Cup ₱150,000', 'Reef Cup: ₱150,000', 'coral-reef-cup'),
    banner('coral-bingo-night', 'm_home', 'คืนบิงโกวันศุกร์', 'Friday bingo night', 'coral-bingo-night'),
    banner('coral-promotions', 'm_promotion', 'โปรโมชั่นทั้งหมดของ Coral', 'Every Coral promotion'),
    banner('coral-derby', 'm_sports', 'สนามไก่ชนสด', 'Live from the arena', 'coral-derby-streak'),
    banner('coral-live-lounge', 'm_live', 'เลานจ์คาสิโนสด', 'The live lounge'),
    banner('coral-lagoon', 'm_fish', 'ล่าปลาในลากูน', 'Hunting in the lagoon', 'coral-reef-cup'),
    banner('coral-join', 'm_reg', 'เข้าร่วม Coral', 'Join Coral', 'coral-welcome'),
  ],
}
