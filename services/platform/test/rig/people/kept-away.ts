import { randomUUID } from 'node:crypto'
import { codeOf, type Answer, type Caller, type Credential } from '../caller.ts'
import type { Table } from '../outside/play.ts'
import type { Game } from '../outside/provider.ts'
import { Browser } from './browser.ts'
import { Editor } from './editor.ts'
import { freshAddress } from './guarded.ts'
import { FIRST, freshPayee, newMember, type Member } from './member.ts'
import { Withdrawer } from './withdrawer.ts'

export const TIME_OUT = { kind: 'time-out', hours: 24 } as const
export const MONTHS = { kind: 'exclusion', months: 6, scope: 'brand' } as const
export const FOR_EVER = { kind: 'exclusion', months: null, scope: 'house' } as const
/** What a member asks for who wants to be kept from play. */
export type ExclusionInput = typeof TIME_OUT | typeof MONTHS | typeof FOR_EVER

export const exclude = (caller: Caller, credential: Credential, body: object): Promise<Answer> =>
  caller.call('POST', '/wps/member/play/exclusion', { credential, body })

/** Of all excluded members here. */
export const BORN = '1990-05-17'

/** What an operator gives to a member, to be claimed. */
export function give(editor: Editor, account: string, amount = '50.00'): Promise<Answer> {
  return editor.call('POST', 'grants', {
    id: randomUUID(),
    merchant: 'lotus',
    account,
    amount,
    title: { EN: 'Gift', TY: 'ของขวัญ' },
    why: 'to play with',
    days: null,
  })
}

/** The same browser, without who is signed in. */
export function copyOf(browser: Browser, caller = browser.caller): Browser {
  const copy = new Browser(caller, browser.address)
  copy.setCookie('MC_BROWSER', browser.cookie('MC_BROWSER') ?? '')
  return copy
}

let cards = 0

/** A member who is remembered, has a card, a gift and a running round: everything that an exclusion has to refuse. */
export interface Known {
  readonly member: Member
  /** A browser that the site knows, bound to a device token. */
  readonly phone: Browser
  readonly deviceToken: string
  readonly cardNumber: string
  /** The name of their cards. */
  readonly holder: string
  readonly sessionId: string
  readonly roundId: string
  /** Of a launch that was requested and not opened yet. */
  readonly launchToken: string
}

export async function knownMember(table: Table, game: Game): Promise<Known> {
  const { rig } = table
  const editor = new Editor(rig)
  const phone = new Browser(rig.caller, freshAddress())
  const holder = freshPayee()
  const made = await newMember(rig, { payeeName: holder, birthday: BORN }, phone)
  const { body } = await phone.login(made.name, FIRST, { remember: true })
  // A browser has one session at a time.
  const member = { ...made, credential: phone.credential }
  const payer = new Withdrawer(rig, 'lotus', member.credential)
  await payer.setPin({ password: FIRST })
  cards += 1
  const cardNumber = String(5_550_000_000 + cards)
  const card = await payer.addCard({ number: cardNumber, holder })
  const gift = (await give(editor, member.name)).body.value.id
  const claimed = await payer.call('POST', `/wps/rewards/${gift}/claim`)
  await give(editor, member.name)
  const sessionId = await table.open(member.credential, game)
  const roundId = table.id('r')
  const staked = await table.call('bet', stakeOf(table, sessionId, { roundId }))
  if ([card, claimed, staked].some((answer) => codeOf(answer) !== '200'))
    throw new Error(JSON.stringify([card.body, claimed.body, staked.body]))
  const launchToken = await table.launch(member.credential, game, 'lotus')
  const deviceToken = String(body.value.deviceToken)
  return { member, phone, deviceToken, cardNumber, holder, sessionId, roundId, launchToken }
}

/** A bet of one, in a round of its own where none is named. */
export const stakeOf = (table: Table, sessionId: string, more: object = {}): object => ({
  sessionId,
  transactionId: table.id(),
  roundId: table.id('r'),
  amount: '1.00',
  currency: 'THB',
  ...more,
})
