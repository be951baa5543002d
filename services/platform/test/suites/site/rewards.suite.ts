import { randomUUID } from 'node:crypto'
import type { JoinedPromotion } from '@site/shared-api/contract/promotion'
import sharp from 'sharp'
import { codeOf, credentialOf, type Answer, type Credential } from '../../rig/caller.ts'
import { Editor } from '../../rig/people/editor.ts'
import { newMember } from '../../rig/people/member.ts'
import { Person } from '../../rig/people/person.ts'
import type { Rig } from '../../rig/rig.ts'

const JOIN = '/wps/promotion/join'
const APPLY = '/wps/promotion/requestReward'
const JOINED = '/wps/promotion/joined'
const WHERE = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 45/1 0/1' } }
const dataOf = (bytes: Buffer, type = 'jpeg'): string =>
  `data:image/${type};base64,${bytes.toString('base64')}`
const said = ({ status, body }: Answer): unknown[] => [status, body.code, body.field]

/** Joining promotions, applying for rewards and what operators make of it (CON-02, CON-03, PLT-09). */
export function rewardsSuite(rig: Rig): void {
  const owner = new Editor(rig)
  let photo: Buffer
  let made = 0

  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#3366aa' } })

  beforeAll(async () => {
    photo = await drawn(300, 200).jpeg().withExif(WHERE).toBuffer()
  })

  /** A promotion that is live, asking for what it is told to. */
  async function promotion(more: object = {}, merchant = 'lotus'): Promise<string> {
    made += 1
    const id = `rewards-${made}`
    const text = { EN: `Promotion ${made}`, TY: `โปรโมชัน ${made}` }
    const document = {
      title: text,
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
    const published = await owner.publish(await owner.create('promotion', document, { merchant, id }))
    if (published.status !== 200) throw new Error(JSON.stringify(published.body))
    return id
  }

  async function end(id: string): Promise<void> {
    const live = await owner.get('promotion', `lotus.${id}`)
    await owner.publish(await owner.draft(live, { endAt: new Date(Date.now() - 1_000).toISOString() }))
  }

  const as = (credential: Credential, name = '') => ({
    name,
    credential,
    join: (promotionId: string) => rig.caller.call('POST', JOIN, { credential, body: { promotionId } }),
    apply: (promotionId: string, more: object = {}) =>
      rig.caller.call('POST', APPLY, {
        credential,
        body: { promotionId, remarks: 'Table 7', pictures: [dataOf(photo)], ...more },
      }),
    joined: async (query = '', language = 'EN'): Promise<JoinedPromotion[]> =>
      (await rig.caller.get(`${JOINED}${query}`, { credential, language })).body.value.list,
    state: async (promotionId: string): Promise<string | undefined> =>
      (await as(credential).joined(`?promotionId=${promotionId}`))[0]?.state,
    picture: (url: string, cookie = credential.cookie) =>
      fetch(new URL(url, rig.caller.url), { headers: { Cookie: `MC_SID=${cookie}` } }),
    money: async (): Promise<string> =>
      (await rig.caller.get('/wps/wallets/gcs', { credential })).body.value.sumBalance,
  })
  const member = async () => {
    const { credential, name } = await newMember(rig)
    return as(credential, name)
  }
  const waiting = async (promotionId: string): Promise<{ id: string }[]> =>
    (await owner.call('GET', `rewards?promotion=${promotionId}`)).body.value.list
  const decide = (id: string, how: 'approve' | 'refuse', body: object, who = owner) =>
    who.call('POST', `rewards/${id}/${how}`, body)

  it('joins once, however often it is asked, and tells it to the member alone (CON-02)', async () => {
    const [one, other, id] = [
      await member(),
      await member(),
      await promotion({ imageRequired: false, remarkRequired: false }),
    ]
    const answers = await Promise.all([one.join(id), one.join(id), one.join(id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.value.joinedAt)).size).toBe(1)
    expect(await one.joined()).toEqual([
      expect.objectContaining({
        promotionId: id,
        state: 'joined',
        runs: true,
        mayApply: false,
        noExpiry: 1,
        application: null,
      }),
    ])
    expect((await one.joined('', 'TY'))[0]?.title).toMatch(/^โปรโมชัน/)
    expect(await other.joined()).toEqual([])
    const joins = (await owner.call('GET', `joins?promotion=${id}`)).body.value.list
    expect(joins).toEqual([expect.objectContaining({ promotionId: id, merchant: 'lotus', state: 'joined' })])
  })

  it('refuses what cannot be joined with its code, and says that it ended to who had (CON-02)', async () => {
    const [one, id] = [await member(), await promotion()]
    const [ofCoral, byItself] = [await promotion({}, 'coral'), await promotion({ signUp: false })]
    const future = await promotion({ startAt: new Date(Date.now() + 3_600_000).toISOString() })
    await one.join(id)
    await end(id)
    expect(await one.state(id)).toBe('ended')
    expect(said(await one.join(id))).toEqual([409, 'promotion_ended', 'promotionId'])
    expect(said(await one.join(ofCoral))).toEqual([404, 'promotion_unknown', 'promotionId'])
    expect(said(await one.join(future))).toEqual([404, 'promotion_unknown', 'promotionId'])
    expect(said(await one.join('lotus-welcome-hot'))).toEqual([404, 'promotion_unknown', 'promotionId'])
    expect(said(await one.join(byItself))).toEqual([409, 'promotion_no_joining', 'promotionId'])
    expect((await rig.caller.call('POST', JOIN, { body: { promotionId: id } })).status).toBe(401)
    const trial = await new Person(rig).call('POST', '/wps/session/login/freeplay', {
      body: { module: 'FREEPLAY' },
    })
    expect(codeOf(await as(credentialOf(trial)).join(byItself))).toBe('trial_refused')
    expect(codeOf(await as(credentialOf(trial)).apply(byItself))).toBe('trial_refused')
  })

  it('takes an application once for its id, joins with it, and answers a lost one again (CON-03)', async () => {
    const [one, other, promotionId] = [await member(), await member(), await promotion()]
    const id = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => one.apply(promotionId, { id })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await waiting(promotionId)).map((row) => row.id)).toEqual([id])
    const [joined] = await one.joined()
    expect(joined).toMatchObject({ state: 'applied', mayApply: false })
    expect(joined?.application).toMatchObject({ id, remarks: 'Table 7', amount: null, answer: null })
    expect(joined?.application?.pictures).toHaveLength(1)
    // The same id with something else, another id, somebody else's id: none of them is a second one.
    expect(codeOf(await one.apply(promotionId, { id, remarks: 'Table 8' }))).toBe('reward_waiting')
    expect(codeOf(await one.apply(promotionId, { id: randomUUID() }))).toBe('reward_waiting')
    expect(codeOf(await other.apply(promotionId, { id }))).toBe('reward_waiting')
    expect(await waiting(promotionId)).toHaveLength(1)
    // An answer that was lost is given again, though the promotion has ended since; nothing new is taken then.
    await end(promotionId)
    expect((await one.apply(promotionId, { id })).body.value.application.id).toBe(id)
    expect(said(await other.apply(promotionId))).toEqual([409, 'promotion_ended', 'promotionId'])
  })

  it('asks for what the promotion asks for, and keeps nothing else (B5, CON-03)', async () => {
    const one = await member()
    const [both, remark, image, none] = [
      await promotion(),
      await promotion({ imageRequired: false }),
      await promotion({ remarkRequired: false }),
      await promotion({ imageRequired: false, remarkRequired: false }),
    ]
    expect(said(await one.apply(both, { remarks: '  ' }))).toEqual([400, 'invalid_input', 'remarks'])
    expect(said(await one.apply(both, { pictures: [] }))).toEqual([400, 'invalid_input', 'pictures'])
    expect(said(await one.apply(both, { remarks: 'x'.repeat(141) }))).toEqual([
      400,
      'invalid_input',
      'remarks',
    ])
    expect(said(await one.apply(none))).toEqual([409, 'reward_unavailable', 'promotionId'])
    const markup = '<b onclick="x">140</b>'.padEnd(140, '.')
    const said140 = (await one.apply(remark, { remarks: markup })).body.value.application
    expect([said140.remarks, said140.pictures]).toEqual([markup, []])
    const shown = (await one.apply(image)).body.value.application
    expect([shown.remarks, shown.pictures.length]).toEqual(['', 1])
  })

  it('refuses a GIF, a renamed executable, 5.1 MB, a bomb of pixels and a fourth picture, each with its code (CON-03)', async () => {
    const [one, id] = [await member(), await promotion()]
    const gif = await drawn(9, 9).gif().toBuffer()
    const webp = await drawn(9, 9).webp().toBuffer()
    const program = Buffer.concat([Buffer.from('MZ\x90\x00\x03'), Buffer.alloc(4_000, 7)])
    const large = Buffer.concat([photo, Buffer.alloc(5_350_000 - photo.length)])
    const bomb = await drawn(9_000, 6_000).png({ compressionLevel: 9 }).toBuffer()
    const applying = async (...pictures: string[]) => said(await one.apply(id, { pictures }))
    expect(await applying(dataOf(gif, 'gif'))).toEqual([400, 'image_type', 'pictures.0'])
    expect(await applying(dataOf(gif, 'png'))).toEqual([400, 'image_type', 'pictures.0'])
    expect(await applying(dataOf(photo), dataOf(webp, 'png'))).toEqual([400, 'image_type', 'pictures.1'])
    expect(await applying(dataOf(program, 'png'))).toEqual([400, 'image_type', 'pictures.0'])
    expect(await applying('no picture at all')).toEqual([400, 'image_type', 'pictures.0'])
    expect(await applying(dataOf(large))).toEqual([400, 'image_size', 'pictures.0'])
    expect(await applying(dataOf(bomb, 'png'))).toEqual([400, 'picture_too_large', 'pictures.0'])
    expect(await applying(...Array.from({ length: 4 }, () => dataOf(photo)))).toEqual([
      400,
      'image_count',
      'pictures',
    ])
    expect(await waiting(id)).toEqual([])
    expect(await one.joined()).toEqual([])
    // Three of almost 5 MB arrive; the limit itself is inside.
    const full = Buffer.concat([photo, Buffer.alloc(5_242_880 - photo.length)])
    expect((await one.apply(id, { pictures: [1, 2, 3].map(() => dataOf(full)) })).status).toBe(200)
  })

  it('keeps pictures without their place, for the member and reviewers alone (CON-03)', async () => {
    const [one, other, id] = [await member(), await member(), await promotion()]
    const { pictures } = (await one.apply(id)).body.value.application
    const [{ url }] = pictures
    const answer = await one.picture(url)
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'private, max-age=600',
    ])
    const kept = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([kept.width, kept.height, kept.exif]).toEqual([300, 200, undefined])
    expect((await other.picture(url)).status).toBe(404)
    expect((await one.picture(url, '')).status).toBe(404)
    expect((await one.picture(url.split('?')[0] ?? '')).status).toBe(404)
    expect(
      (await one.picture(url.replace(/.(?=$)/, (last: string) => (last === 'A' ? 'B' : 'A')))).status,
    ).toBe(404)
    const reviewer = await Editor.signedIn(rig, `reviewer-${made}`, 'support')
    const [{ id: applied = '' } = {}] = await waiting(id)
    const { shown, member: who } = (await reviewer.call('GET', `rewards/${applied}`)).body.value
    expect(who).toMatchObject({ balance: '0.00', others: { paid: 0 }, closed: false })
    expect((await reviewer.file(shown[0].url)).status).toBe(200)
    expect((await owner.file(shown[0].url)).status).toBe(404)
  })

  it('pays once, with the state and the entry in one, and the second reviewer is told (PLT-09)', async () => {
    const [one, id] = [await member(), await promotion()]
    await one.apply(id)
    const [{ id: application = '' } = {}] = await waiting(id)
    const second = await Editor.signedIn(rig, `payer-${made}`, 'payments')
    const answers = await Promise.all([
      decide(application, 'approve', { amount: '150.00' }),
      decide(application, 'approve', { amount: '200.00' }, second),
      decide(application, 'refuse', { reason: { text: 'No' } }, second),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const told = answers.find(({ status }) => status === 409)
    expect([codeOf(told as Answer), Object.keys(told?.body.data ?? {})]).toEqual([
      'reward_decided',
      ['state', 'by', 'at'],
    ])
    const won = answers.find(({ status }) => status === 200)?.body.value
    const [joined] = await one.joined()
    expect(joined?.state).toBe(won.state)
    if (won.state === 'paid') {
      expect(await one.money()).toBe(won.amount)
      expect(joined?.application).toMatchObject({ amount: won.amount, currency: 'THB' })
    } else expect(await one.money()).toBe('0.00')
    expect(codeOf(await decide(application, 'approve', { amount: '1.00' }))).toBe('reward_decided')
    const audit = (await owner.call('GET', `audit?subject=${application}`)).body.value.list
    expect(audit).toEqual([expect.objectContaining({ action: `reward.${won.state}`, actor: won.decidedBy })])
  })

  it('shows the payment in the member’s ledger, and the ledger adds up (PLT-09)', async () => {
    const person = await newMember(rig)
    const [one, id] = [as(person.credential), await promotion()]
    await one.apply(id)
    const [{ id: application = '' } = {}] = await waiting(id)
    expect(said(await decide(application, 'approve', { amount: '5' }))).toEqual([
      400,
      'invalid_input',
      'amount',
    ])
    expect((await decide(application, 'approve', { amount: '0.00' })).status).toBe(400)
    expect((await decide(application, 'approve', { amount: '75.50' })).body.value).toMatchObject({
      state: 'paid',
      amount: '75.50',
    })
    const lines = (await rig.caller.get('/wps/relay/transactions', { credential: person.credential })).body
      .value.transactions
    expect(lines).toEqual([
      expect.objectContaining({
        kind: 'reward',
        title: 'Promotion reward',
        amount: '75.50',
        balanceAfter: '75.50',
      }),
    ])
    const inbox = async (language: string) =>
      (await rig.caller.get('/wps/mail', { credential: person.credential, language })).body.value.list
    expect(await inbox('EN')).toEqual([
      expect.objectContaining({ kind: 'reward', title: 'Your reward was paid', read: false }),
    ])
    expect((await inbox('TY'))[0].title).toBe('จ่ายรางวัลของคุณแล้ว')
    expect((await owner.call('GET', 'ledger/verify?whole=1')).body.value).toMatchObject({
      ok: true,
      fault: null,
    })
    expect(codeOf(await one.apply(id))).toBe('reward_granted')
  })

  it('approves what is no money, and pays it later (PLT-09)', async () => {
    const [one, id] = [await member(), await promotion()]
    await one.apply(id)
    const [{ id: application = '' } = {}] = await waiting(id)
    await decide(application, 'approve', { amount: null })
    expect(await one.state(id)).toBe('approved')
    expect(codeOf(await decide(application, 'refuse', { reason: { text: 'No' } }))).toBe('reward_decided')
    expect(codeOf(await decide(application, 'approve', { amount: null }))).toBe('reward_decided')
    await decide(application, 'approve', { amount: '10.00' })
    expect([await one.state(id), await one.money()]).toEqual(['paid', '10.00'])
  })

  it('refuses with a reason in the member’s language, or one text, and takes another application then (PLT-09)', async () => {
    const [one, id] = [await member(), await promotion()]
    await one.apply(id)
    const [first] = await waiting(id)
    expect((await decide(first?.id ?? '', 'refuse', { reason: { EN: 'Blurred' } })).status).toBe(400)
    await decide(first?.id ?? '', 'refuse', { reason: { EN: 'The picture is blurred', TY: 'ภาพไม่ชัด' } })
    const told = async (language: string) => (await one.joined('', language))[0]?.application?.answer
    expect([await told('EN'), await told('TY')]).toEqual(['The picture is blurred', 'ภาพไม่ชัด'])
    expect((await one.joined())[0]).toMatchObject({ state: 'refused', mayApply: true })
    expect((await one.apply(id, { remarks: 'Again' })).body.value).toMatchObject({ state: 'applied' })
    const [again] = await waiting(id)
    await decide(again?.id ?? '', 'refuse', { reason: { text: 'As agreed by phone' } })
    expect([await told('EN'), await told('TY')]).toEqual(['As agreed by phone', 'As agreed by phone'])
  })

  it('lists page by page, in the queue the oldest first (PLT-03)', async () => {
    const one = await member()
    const ids = [await promotion(), await promotion(), await promotion()]
    for (const id of ids) await one.apply(id)
    const seen: string[] = []
    let cursor = ''
    do {
      const answer = await rig.caller.get(`${JOINED}?limit=2${cursor}`, { credential: one.credential })
      seen.push(...answer.body.value.list.map(({ promotionId }: JoinedPromotion) => promotionId))
      cursor = answer.body.value.nextCursor === null ? '' : `&cursor=${answer.body.value.nextCursor}`
    } while (cursor !== '')
    expect(seen).toEqual(ids.toReversed())
    const queue = (await owner.call('GET', `rewards?account=${one.name.toUpperCase()}&limit=2`)).body.value
    expect(queue.list.map(({ promotionId }: { promotionId: string }) => promotionId)).toEqual(ids.slice(0, 2))
    const rest = (await owner.call('GET', `rewards?account=${one.name}&limit=2&cursor=${queue.nextCursor}`))
      .body.value
    expect(rest.list.map(({ promotionId }: { promotionId: string }) => promotionId)).toEqual(ids.slice(2))
  })
}
