import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { codeOf, credentialOf, type Answer } from '../../rig/caller.ts'
import { Editor } from '../../rig/people/editor.ts'
import { Person } from '../../rig/people/person.ts'
import { drawn, photo } from '../../rig/outside/photo.ts'
import { Rewarding } from '../../rig/people/rewarding.ts'
import type { Rig } from '../../rig/rig.ts'

const said = ({ status, body }: Answer): unknown[] => [status, body.code, body.field]

/** Joining promotions and applying for rewards (CON-02, CON-03). */
export function rewardsSuite(rig: Rig): void {
  const rewarding = new Rewarding(rig)
  const { owner } = rewarding
  let picture: Buffer
  beforeAll(async () => {
    picture = await photo()
  })

  it('joins once, however often it is requested, and shows it to the member alone (CON-02)', async () => {
    const [one, other, id] = [
      await rewarding.member(),
      await rewarding.member(),
      await rewarding.promotion({ imageRequired: false, remarkRequired: false }),
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
    const [one, id] = [await rewarding.member(), await rewarding.promotion()]
    const [ofCoral, byItself] = [
      await rewarding.promotion({}, 'coral'),
      await rewarding.promotion({ signUp: false }),
    ]
    const future = await rewarding.promotion({ startAt: new Date(Date.now() + 3_600_000).toISOString() })
    await one.join(id)
    await rewarding.end(id)
    expect(await one.state(id)).toBe('ended')
    expect(said(await one.join(id))).toEqual([409, 'promotion_ended', 'promotionId'])
    expect(said(await one.join(ofCoral))).toEqual([404, 'promotion_unknown', 'promotionId'])
    expect(said(await one.join(future))).toEqual([404, 'promotion_unknown', 'promotionId'])
    expect(said(await one.join('lotus-welcome-hot'))).toEqual([404, 'promotion_unknown', 'promotionId'])
    expect(said(await one.join(byItself))).toEqual([409, 'promotion_no_joining', 'promotionId'])
    expect((await rig.caller.call('POST', '/wps/promotion/join', { body: { promotionId: id } })).status).toBe(
      401,
    )
    const trial = await new Person(rig).call('POST', '/wps/session/login/freeplay', {
      body: { module: 'FREEPLAY' },
    })
    expect(codeOf(await (await rewarding.as(credentialOf(trial))).join(byItself))).toBe('trial_refused')
    expect(codeOf(await (await rewarding.as(credentialOf(trial))).apply(byItself))).toBe('trial_refused')
  })

  it('takes an application once for its id, joins with it, and answers a lost one again (CON-03)', async () => {
    const [one, other, promotionId] = [
      await rewarding.member(),
      await rewarding.member(),
      await rewarding.promotion(),
    ]
    const id = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => one.apply(promotionId, { id })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await rewarding.waiting(promotionId)).map((row) => row.id)).toEqual([id])
    const [joined] = await one.joined()
    expect(joined).toMatchObject({ state: 'applied', mayApply: false })
    expect(joined?.application).toMatchObject({ id, remarks: 'Table 7', amount: null, answer: null })
    expect(joined?.application?.pictures).toHaveLength(1)
    // The same id with something else, another id, another member's id: none of them is a second one.
    expect(codeOf(await one.apply(promotionId, { id, remarks: 'Table 8' }))).toBe('reward_waiting')
    expect(codeOf(await one.apply(promotionId, { id: randomUUID() }))).toBe('reward_waiting')
    expect(codeOf(await other.apply(promotionId, { id }))).toBe('reward_waiting')
    expect(await rewarding.waiting(promotionId)).toHaveLength(1)
    // An answer that was lost is given again, though the promotion has ended since; nothing new is taken then.
    await rewarding.end(promotionId)
    expect((await one.apply(promotionId, { id })).body.value.application.id).toBe(id)
    expect(said(await other.apply(promotionId))).toEqual([409, 'promotion_ended', 'promotionId'])
  })

  it('asks for what the promotion asks for, and keeps nothing else (B5, CON-03)', async () => {
    const one = await rewarding.member()
    const [both, remark, image, none] = [
      await rewarding.promotion(),
      await rewarding.promotion({ imageRequired: false }),
      await rewarding.promotion({ remarkRequired: false }),
      await rewarding.promotion({ imageRequired: false, remarkRequired: false }),
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
    const [one, id] = [await rewarding.member(), await rewarding.promotion()]
    const gif = await drawn(9, 9).gif().toBuffer()
    const webp = await drawn(9, 9).webp().toBuffer()
    const program = Buffer.concat([Buffer.from('MZ\x90\x00\x03'), Buffer.alloc(4_000, 7)])
    const large = Buffer.concat([picture, Buffer.alloc(5_350_000 - picture.length)])
    const bomb = await drawn(9_000, 6_000).png({ compressionLevel: 9 }).toBuffer()
    const applying = async (...pictures: Buffer[]) => said(await one.apply(id, { pictures }))
    expect(await applying(gif)).toEqual([400, 'image_type', 'pictures.0'])
    expect(await applying(picture, webp)).toEqual([400, 'image_type', 'pictures.1'])
    expect(await applying(program)).toEqual([400, 'image_type', 'pictures.0'])
    expect(await applying(Buffer.from('no picture at all'))).toEqual([400, 'image_type', 'pictures.0'])
    expect(await applying(large)).toEqual([400, 'image_size', 'pictures.0'])
    expect(await applying(picture, large)).toEqual([400, 'image_size', 'pictures.1'])
    expect(await applying(bomb)).toEqual([400, 'picture_too_large', 'pictures.0'])
    expect(await applying(...Array.from({ length: 4 }, () => picture))).toEqual([
      400,
      'image_count',
      'pictures',
    ])
    expect(await rewarding.waiting(id)).toEqual([])
    expect(await one.joined()).toEqual([])
    // Three of 5 MB arrive: the limit itself is inside.
    const full = Buffer.concat([picture, Buffer.alloc(5_242_880 - picture.length)])
    expect((await one.apply(id, { pictures: [full, full, full] })).status).toBe(200)
  })

  it('keeps pictures without their place, for the member and reviewers alone (CON-03)', async () => {
    const [one, other, id] = [await rewarding.member(), await rewarding.member(), await rewarding.promotion()]
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
    const reviewer = await Editor.signedIn(rig, `rewards-reviewer`, 'support')
    const [{ id: applied = '' } = {}] = await rewarding.waiting(id)
    const { shown, member: who } = (await reviewer.call('GET', `rewards/${applied}`)).body.value
    expect(who).toMatchObject({ balance: '0.00', others: { paid: 0 }, closed: false })
    expect((await reviewer.file(shown[0].url)).status).toBe(200)
    expect((await owner.file(shown[0].url)).status).toBe(404)
  })
}
