import { Caller, type CallOptions } from '../../services/platform/test/rig/caller.ts'
import { operate } from './canary.ts'
import type { Site } from './sites.ts'

/** The same each time, so that a site that is filled twice has them once. */
const idOf = (place: number): string => `5e1f0000-0000-4000-8000-${String(place).padStart(12, '0')}`

/** What operators find to answer: an application, a deposit, a message that waits for its time; and feedback and a conversation of the brand that has them. */
export async function fillQueues(site: Site): Promise<void> {
  const caller = new Caller(`http://127.0.0.1:${site.port}`)
  const ofCoral = await caller.credential('coral.agent', 'Coral-2026!', 'coral')
  const ofLotus = await caller.credential('lotus.agent', 'Lotus-2026!')
  const send = async (method: string, path: string, options: CallOptions): Promise<void> => {
    const { status, body } = await caller.call(method, path, options)
    if (status !== 200) throw new Error(`${path}: ${status} ${body.code ?? ''} ${body.field ?? ''}`)
  }
  const applied = new URLSearchParams({
    id: idOf(1),
    promotionId: 'coral-birthday',
    remarks: 'My birthday is on the first of May.',
  })
  await send('POST', `/wps/promotion/requestReward?${applied}`, { merchant: 'coral', credential: ofCoral })
  await send('PUT', '/wps/feedback', {
    credential: ofLotus,
    body: {
      id: idOf(2),
      category: 'games',
      content: 'Could the list of favourites show the newest first? I lose them between so many others.',
    },
  })
  await send('POST', '/wps/relay/deposit', {
    merchant: 'coral',
    credential: ofCoral,
    body: { orderId: idOf(3), channelId: 'qr', amount: '500.00' },
  })
  const text = 'Hello, is the lottery of Hanoi drawn on Sundays as well?'
  await send('POST', '/wps/chat/messages', { body: { clientId: idOf(4), text, page: '/m/home' } })
  await operate(site, '/mailings/coral', {
    id: idOf(5),
    audience: { to: 'segment', vipFrom: 1, balanceFrom: '100.00' },
    title: { EN: 'A quiet evening', TY: 'ค่ำคืนสบาย ๆ' },
    content: { EN: '<p>New tables open at eight.</p>', TY: '<p>โต๊ะใหม่เปิดสองทุ่ม</p>' },
    at: '2030-01-01T00:00:00.000Z',
  })
}
