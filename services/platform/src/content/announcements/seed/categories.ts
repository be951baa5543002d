import type { LocalisedText } from '#api/texts/localised'

/** Promotion categories of the example brands, in their order. */
export const categories: Record<string, { id: string; title: LocalisedText }[]> = {
  lotus: [
    { id: 'new', title: { TY: 'สมาชิกใหม่', EN: 'New members' } },
    { id: 'daily', title: { TY: 'ประจำวัน', EN: 'Every day' } },
    { id: 'games', title: { TY: 'ตามเกม', EN: 'By game' } },
    { id: 'vip', title: { TY: 'สิทธิพิเศษ VIP', EN: 'VIP' } },
  ],
  coral: [
    { id: 'start', title: { TY: 'เริ่มต้น', EN: 'Getting started' } },
    { id: 'weekly', title: { TY: 'ประจำสัปดาห์', EN: 'Every week' } },
    { id: 'play', title: { TY: 'เล่นและแข่ง', EN: 'Play and compete' } },
    { id: 'club', title: { TY: 'คลับ', EN: 'Club' } },
  ],
}
