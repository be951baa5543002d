import type { JoinedPromotion } from '@site/shared-api/contract/promotion'
import type { Answer, Credential } from '../caller.ts'
import { photo } from '../outside/photo.ts'
import type { Rig } from '../rig.ts'
import { Editor } from './editor.ts'
import { newMember } from './member.ts'

const JOIN = '/wps/promotion/join'
const APPLY = '/wps/promotion/requestReward'
const JOINED = '/wps/promotion/joined'
let made = 0

/** What differs from an application that is good. */
interface Applying {
  readonly id?: string
  readonly remarks?: string
  readonly pictures?: readonly Buffer[]
}

/** Promotions that are live, members who join and apply for their rewards, and the operator who decides. */
export class Rewarding {
  readonly owner: Editor
  readonly #rig: Rig
  constructor(rig: Rig) {
    this.#rig = rig
    this.owner = new Editor(rig)
  }

  /** Publishes a promotion with the fields `more`; its id. */
  async promotion(more: object = {}, merchant = 'lotus'): Promise<string> {
    made += 1
    const id = `rewards-${made}`
    const document = {
      title: { EN: `Promotion ${made}`, TY: `โปรโมชัน ${made}` },
      content: { EN: '<p>Terms</p>', TY: '<p>เงื่อนไข</p>' },
      pictures: [],
      categories: [],
      imageRequired: true,
      remarkRequired: true,
      signUp: true,
      membersOnly: false,
      hot: null,
      order: 900,
      startAt: '2026-01-01T00:00:00.000Z',
      endAt: null,
      ...more,
    }
    const draft = await this.owner.create('promotion', document, { merchant, id })
    const published = await this.owner.publish(draft)
    if (published.status !== 200) throw new Error(JSON.stringify(published.body))
    return id
  }

  async end(id: string): Promise<void> {
    const live = await this.owner.get('promotion', `lotus.${id}`)
    const endAt = new Date(Date.now() - 1_000).toISOString()
    await this.owner.publish(await this.owner.draft(live, { endAt }))
  }

  async member(more: Record<string, unknown> = {}) {
    const { credential, name } = await newMember(this.#rig, more)
    return await this.as(credential, name)
  }

  async as(credential: Credential, name = '') {
    const { caller } = this.#rig
    const picture = await photo()
    const joined = async (query = '', language = 'EN'): Promise<JoinedPromotion[]> =>
      (await caller.get(`${JOINED}${query}`, { credential, language })).body.value.list
    return {
      name,
      credential,
      joined,
      join: (promotionId: string) => caller.call('POST', JOIN, { credential, body: { promotionId } }),
      apply: (promotionId: string, { pictures = [picture], ...more }: Applying = {}) => {
        const query = new URLSearchParams({ promotionId, remarks: 'Table 7', ...more })
        return caller.call('POST', `${APPLY}?${query}`, { credential, pictures })
      },
      joinedPage: (query: string): Promise<Answer> => caller.get(`${JOINED}${query}`, { credential }),
      state: async (promotionId: string): Promise<string | undefined> =>
        (await joined(`?promotionId=${promotionId}`))[0]?.state,
      picture: (url: string, cookie = credential.cookie) =>
        fetch(new URL(url, caller.url), { headers: { Cookie: `MC_SID=${cookie}` } }),
      money: async (): Promise<string> =>
        (await caller.get('/wps/wallets/gcs', { credential })).body.value.sumBalance,
    }
  }

  async waiting(promotionId: string): Promise<{ id: string }[]> {
    return (await this.owner.call('GET', `rewards?promotion=${promotionId}`)).body.value.list
  }

  decide(id: string, how: 'approve' | 'refuse', body: object, who = this.owner): Promise<Answer> {
    return who.call('POST', `rewards/${id}/${how}`, body)
  }
}
