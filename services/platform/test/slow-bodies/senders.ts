import { randomUUID } from 'node:crypto'
import { MODULE_IDENTITY } from '@site/shared-api/contract/constants'
import { credentialOf, type Credential } from '../rig/caller.ts'
import { OPERATOR } from '../rig/operator.ts'
import { Chatter } from '../rig/people/chatter.ts'
import { Depositor } from '../rig/people/depositor.ts'
import { Editor } from '../rig/people/editor.ts'
import { newMember } from '../rig/people/member.ts'
import { Person } from '../rig/people/person.ts'
import { Rewarding } from '../rig/people/rewarding.ts'
import type { Rig } from '../rig/rig.ts'

/** Who sends bodies, signed in. */
export interface Senders {
  readonly members: readonly Credential[]
  readonly trials: readonly Credential[]
  /** Whose session may end by what is sent. */
  readonly leaving: Credential
  /** Who may bring a picture, by the call that takes it. */
  readonly places: Readonly<Record<string, readonly Sender[]>>
}

/** A caller by role: `guest`, `trial`, `member`, `house`. */
export interface Sender {
  readonly by: string
  readonly headers: Readonly<Record<string, string>>
  /** Instead of the contract's path with unknown ids. */
  readonly path?: string
}

export const GUEST: Sender = { by: 'guest', headers: {} }
export const HOUSE: Sender = { by: 'house', headers: OPERATOR.headers }
export const signedIn = (by: string, { cookie, token }: Credential): Sender => ({
  by,
  headers: { Authorization: `Bearer ${token}`, Cookie: `MC_SID=${cookie}` },
})

/** Free play, as a browser begins it. */
async function trial(rig: Rig): Promise<Credential> {
  const body = { module: MODULE_IDENTITY.trial }
  return credentialOf(await new Person(rig).call('POST', '/wps/session/login/freeplay', { body }))
}

async function slipPath(rig: Rig, credential: Credential): Promise<string> {
  const order = await new Depositor(rig, 'lotus', credential).begin({
    channelId: 'transfer',
    amount: '300.00',
  })
  return `/wps/relay/deposits/${order.orderId}/slip`
}

async function chatPath(rig: Rig): Promise<string> {
  await new Chatter(rig, '198.18.7.1').say('a picture, please')
  const { list } = (await new Editor(rig).call('GET', 'chats?box=all&limit=1')).body.value
  return `/wps/operator/chats/${list[0].id}/pictures?clientId=${randomUUID()}`
}

/** Signs in so many members and as many trial members; each member owns what pictures may be brought for. */
export async function signInSenders(rig: Rig, count: number): Promise<Senders> {
  const members: Credential[] = []
  const trials: Credential[] = []
  for (let i = 0; i < count; i += 1) {
    members.push((await newMember(rig)).credential)
    trials.push(await trial(rig))
  }
  const leaving = (await newMember(rig)).credential
  return { members, trials, leaving, places: await placesOf(rig, members, trials) }
}

async function placesOf(
  rig: Rig,
  members: readonly Credential[],
  trials: readonly Credential[],
): Promise<Senders['places']> {
  const ofMembers = members.map((credential) => signedIn('member', credential))
  const allSenders = [GUEST, ...trials.map((credential) => signedIn('trial', credential)), ...ofMembers]
  const at = (senders: readonly Sender[], path: string): Sender[] =>
    senders.map((sender) => ({ ...sender, path }))
  const promotionId = await new Rewarding(rig).promotion()
  const slips = await Promise.all(
    members.map(async (credential) => ({
      ...signedIn('member', credential),
      path: await slipPath(rig, credential),
    })),
  )
  return {
    'PUT /wps/relay/deposits/:orderId/slip': slips,
    'POST /wps/chat/pictures': at(allSenders, `/wps/chat/pictures?clientId=${randomUUID()}`),
    'POST /wps/member/identity': at(ofMembers, '/wps/member/identity?document=passport'),
    'POST /wps/promotion/requestReward': at(
      ofMembers,
      `/wps/promotion/requestReward?promotionId=${promotionId}&remarks=please`,
    ),
    'POST /wps/operator/chats/:id/pictures': at([HOUSE], await chatPath(rig)),
  }
}
