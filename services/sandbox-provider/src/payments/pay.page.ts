import type { Payment } from '#payments/records'

const STYLE = `
  :root { color-scheme: dark; font-family: system-ui, 'Noto Sans Thai', sans-serif; background: #0d1320; color: #eef2fa }
  body { display: grid; place-items: center; min-height: 100dvh; margin: 0 }
  main { width: min(24rem, 100vw - 2rem); padding-block: 2rem }
  h1 { font-size: 1.1rem; margin: 0; color: #9fb3d8 } p { color: #b8c4dc; line-height: 1.6 }
  strong { display: block; font-size: 2rem; margin-block: .75rem; font-variant-numeric: tabular-nums }
  button, a { box-sizing: border-box; display: block; width: 100%; min-height: 48px; font: inherit; font-weight: 600; border-radius: 12px;
    border: 1px solid #3a4a6b; background: #182236; color: inherit; margin-block: .6rem; text-align: center; line-height: 48px; text-decoration: none }
  button[value=pay] { background: #6ea8fe; color: #06142e; border-color: #6ea8fe }
  fieldset { border: 0; padding: 0; margin: 0 } small { color: #9fb3d8 }
`
const WORDS = {
  EN: {
    title: 'Sandbox bank',
    note: 'This page replaces a bank’s page or app. No money is moved; press what a payer might do.',
    pay: 'Pay',
    less: 'Pay one less',
    more: 'Pay one more',
    twice: 'Pay twice',
    refuse: 'Refuse',
    'charge-back': 'Have the bank take it back',
    back: 'Back to the site',
    state: { pending: 'Waits for you', paid: 'Paid', refused: 'Refused', expired: 'Its time is over' },
  },
  TY: {
    title: 'ธนาคารจำลอง',
    note: 'หน้านี้ใช้แทนหน้าธนาคารหรือแอปธนาคาร ไม่มีการโอนเงินจริง กดสิ่งที่ผู้จ่ายอาจทำ',
    pay: 'จ่ายเงิน',
    less: 'จ่ายขาดไปหนึ่ง',
    more: 'จ่ายเกินไปหนึ่ง',
    twice: 'จ่ายสองครั้ง',
    refuse: 'ปฏิเสธ',
    'charge-back': 'ให้ธนาคารเรียกเงินคืน',
    back: 'กลับไปที่เว็บไซต์',
    state: { pending: 'รอคุณดำเนินการ', paid: 'จ่ายแล้ว', refused: 'ถูกปฏิเสธ', expired: 'หมดเวลาแล้ว' },
  },
} as const

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The page on which the payer pays, or does not; it says that it is a sandbox. */
export function payPage({ order, state }: Payment): string {
  const words = WORDS[order.language]
  const button = (what: 'pay' | 'less' | 'more' | 'twice' | 'refuse' | 'charge-back'): string =>
    `<button name="do" value="${what}">${words[what]}</button>`
  return `<!doctype html><html lang="${order.language === 'TY' ? 'th' : 'en'}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${words.title}</title><style>${STYLE}</style><main>
<h1>${words.title}</h1><strong>${escaped(order.amount)} ${escaped(order.currency)}</strong>
<p role="status">${words.state[state]}</p><p>${words.note}</p>
<form method="post">${button('pay')}${button('less')}${button('more')}${button('twice')}${button('refuse')}${state === 'paid' ? button('charge-back') : ''}</form>
<a href="${escaped(order.returnUrl)}">${words.back}</a></main></html>`
}

export { STYLE as PAY_STYLE }
