import type { HelpItem, HelpTopic } from '@site/shared-api/contract/help'

export const HELP_URL = '/wps/system/helpCenter?device=MOBILE'

const item = (tag: string, title: string, content: string): HelpItem => ({ tag, title, content })

export const HELP: { readonly list: HelpTopic[] } = {
  list: [
    {
      ...item('deposit', 'Deposits', ''),
      items: [
        item('how', 'How do I deposit?', '<p>Tap <b>Deposit</b> in the café.</p>'),
        item('missing', 'The money is not there', '<p>Wait an hour.</p>'),
      ],
    },
    {
      ...item('games', 'Games', '<p>About games</p>'),
      items: [item('fair', 'Are they fair?', '<p>Yes.</p>')],
    },
    { ...item('terms', 'Terms', '<p>What you agree to. <a href="/m/home">Home</a></p>'), items: [] },
  ],
}

export const THAI_HELP: { readonly list: HelpTopic[] } = {
  list: [
    {
      ...item('deposit', 'ฝากเงิน', ''),
      items: [
        item('how', 'ฝากเงินอย่างไร', '<p>แตะปุ่มฝากเงิน</p>'),
        item('missing', 'เงินยังไม่เข้า', '<p>รอหนึ่งชั่วโมง</p>'),
      ],
    },
    { ...item('games', 'เกม', ''), items: [item('fair', 'ยุติธรรมหรือไม่', '<p>ใช่</p>')] },
    { ...item('terms', 'ข้อกำหนด', '<p>สิ่งที่คุณตกลง</p>'), items: [] },
  ],
}
