import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { bodyBytesOf, type Call } from '@site/shared-api/contract/call'
import { answerBeforeBody } from '../../rig/before-body.ts'
import { codeOf, type Answer, type Credential } from '../../rig/caller.ts'
import { contractCalls } from '../../rig/contract-calls.ts'
import { dataOf } from '../../rig/outside/photo.ts'
import { Chatter } from '../../rig/people/chatter.ts'
import { Depositor } from '../../rig/people/depositor.ts'
import { Editor } from '../../rig/people/editor.ts'
import { newMember } from '../../rig/people/member.ts'
import { Rewarding } from '../../rig/people/rewarding.ts'
import type { Rig } from '../../rig/rig.ts'

const BOMB_SIDE = 6_320
/** Of the bytes of its file: all that stands before the pixels of a PNG. */
const PNG_HEADER = 33
/** No place lets one person bring more within ten minutes. */
const MOST_OF_ALL = 125
/** Where pictures are made of the house's own: nothing that somebody sent comes here. */
const DRAWING = /^(identity\/human-check\/drawing\/|brands\/brands\/own-mark\.ts$)/
const GATE = 'api/pictures/draw-picture.ts'
const SOURCES = join(__dirname, '../../../src')

/** Somebody who may bring a picture there. */
interface Bringing {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** The body that brings it. */
  body(picture: Buffer): BodyInit
  /** What a picture too large is refused by. */
  readonly field: string
}

const named = ({ method, path }: Pick<Call, 'method' | 'path'>): string => `${method} ${path}`
const headersOf = ({ cookie, token }: Credential): Record<string, string> => ({
  'Content-Type': 'application/json',
  Authorization: `Bearer ${token}`,
  Cookie: `MC_SID=${cookie}`,
})
let addresses = 0
const freshAddress = (): string => `198.18.7.${(addresses += 1)}`

/** Every call that takes pictures: the header first, one gate, never for who does not own what they are for (PLT-03). */
export function pictureWalkSuite(rig: Rig): void {
  const json = (more: (picture: string) => object) => (picture: Buffer) =>
    JSON.stringify(more(dataOf(picture, 'png')))
  const transfer = async () => {
    const { credential } = await newMember(rig)
    const member = new Depositor(rig, 'lotus', credential)
    return { credential, order: await member.begin({ channelId: 'transfer', amount: '300.00' }) }
  }
  const chat = async (): Promise<{ readonly id: string; readonly guest: Chatter }> => {
    const guest = new Chatter(rig, freshAddress())
    const text = `picture ${randomUUID()}`
    await guest.say(text)
    const { list } = (await new Editor(rig).call('GET', `chats?box=all&search=${encodeURIComponent(text)}`))
      .body.value
    const all = (await new Editor(rig).call('GET', 'chats?box=all&limit=1')).body.value.list
    return { guest, id: String((list[0] ?? all[0]).id) }
  }
  const operator = async (role: string): Promise<Record<string, string>> =>
    (await Editor.signedIn(rig, `pictures-${(addresses += 1)}`, role)).headers

  const places: Record<string, () => Promise<Bringing>> = {
    'PUT /wps/relay/deposits/:orderId/slip': async () => {
      const { credential, order } = await transfer()
      const path = `/wps/relay/deposits/${order.orderId}/slip`
      return {
        path,
        headers: headersOf(credential),
        body: json((picture) => ({ picture })),
        field: 'picture',
      }
    },
    'POST /wps/chat/pictures': async () => ({
      path: '/wps/chat/pictures',
      headers: { ...(await chat()).guest.browser.headers, 'Content-Type': 'application/json' },
      body: json((picture) => ({ clientId: randomUUID(), picture })),
      field: 'picture',
    }),
    'POST /wps/operator/chats/:id/pictures': async () => ({
      path: `/wps/operator/chats/${(await chat()).id}/pictures`,
      headers: { ...(await operator('support')), 'Content-Type': 'application/json' },
      body: json((picture) => ({ clientId: randomUUID(), picture })),
      field: 'picture',
    }),
    'POST /wps/member/identity': async () => ({
      path: '/wps/member/identity',
      headers: headersOf((await newMember(rig)).credential),
      body: json((picture) => ({ document: 'passport', pictures: [picture] })),
      field: 'pictures.0',
    }),
    'POST /wps/promotion/requestReward': async () => {
      const rewarding = new Rewarding(rig)
      const promotionId = await rewarding.promotion()
      return {
        path: '/wps/promotion/requestReward',
        headers: headersOf((await newMember(rig)).credential),
        body: json((picture) => ({ promotionId, remarks: 'please', pictures: [picture] })),
        field: 'pictures.0',
      }
    },
    'POST /wps/operator/pictures': async () => ({
      path: '/wps/operator/pictures',
      headers: { ...(await operator('editor')), 'Content-Type': 'image/png' },
      body: (picture) => new Uint8Array(picture),
      field: 'picture',
    }),
  }
  const calls = contractCalls.filter(({ pictures }) => pictures !== undefined)
  const urlOf = (path: string): string =>
    (path.startsWith('/wps/operator') ? rig.platform.operatorUrl : rig.platform.url) + path
  const send = async (
    { method }: Call,
    { headers, path }: Bringing,
    body: BodyInit,
  ): Promise<Pick<Answer, 'status' | 'body'>> => {
    const answer = await fetch(urlOf(path), { method, headers: { Merchant: 'lotus', ...headers }, body })
    return { status: answer.status, body: await answer.json() }
  }
  const announce = (call: Call, { headers, path }: Bringing) =>
    answerBeforeBody(urlOf(path), {
      method: call.method,
      length: bodyBytesOf(call),
      headers: { Merchant: 'lotus', ...headers },
    })
  const placeOf = async (call: Call): Promise<Bringing> => {
    const place = places[named(call)]
    if (!place) throw new Error(`${named(call)} takes pictures: say here who may bring one.`)
    return await place()
  }

  it('knows every call that takes pictures, and no source decodes one but the gate (PLT-03)', () => {
    expect(calls.map(named).sort()).toEqual(Object.keys(places).sort())
    const decoding = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !DRAWING.test(file))
      .filter((file) => /from 'sharp'/.test(readFileSync(join(SOURCES, file), 'utf8')))
    expect(decoding).toEqual([GATE])
  })

  it('refuses 6,320 by 6,320 pixels in 129 KB by the header, though no pixel follows it, wherever pictures are taken (PLT-03)', async () => {
    const bomb = await sharp({
      create: { width: BOMB_SIDE, height: BOMB_SIDE, channels: 3, background: '#000' },
    })
      .png()
      .toBuffer()
    const headerAlone = Buffer.concat([bomb.subarray(0, PNG_HEADER), Buffer.alloc(100)])
    for (const call of calls) {
      const place = await placeOf(call)
      for (const file of [bomb, headerAlone]) {
        const { body, status } = await send(call, place, place.body(file))
        expect([named(call), status, body.code, body.field]).toEqual([
          named(call),
          400,
          'picture_too_large',
          place.field,
        ])
      }
    }
  })

  it('refuses wide and deep bodies with code and field before a picture is looked at (PLT-03)', async () => {
    const wide = JSON.stringify({ pictures: Array.from({ length: 3_000_000 }, () => 0) })
    const deep = `{"picture":${'['.repeat(40)}${']'.repeat(40)}}`
    for (const call of calls.filter(({ raw }) => raw === undefined)) {
      const place = await placeOf(call)
      const answers = [await send(call, place, wide), await send(call, place, deep)]
      expect([named(call), ...answers.map(({ body: { code, field } }) => [code, field])]).toEqual([
        named(call),
        ['body_too_large', 'pictures'],
        ['too_deep', 'picture'],
      ])
    }
  })

  it('refuses who brought too many while the next is not sent yet, wherever pictures are taken (PLT-03)', async () => {
    for (const call of calls) {
      const place = await placeOf(call)
      let sent = 0
      let answer: Pick<Answer, 'status' | 'body'> | undefined
      while (sent < MOST_OF_ALL && (answer = await send(call, place, '{}')).body.code !== 'too_many_requests')
        sent += 1
      const next = await announce(call, place)
      expect([named(call), answer?.status, next && codeOf(next)]).toEqual([
        named(call),
        429,
        'too_many_requests',
      ])
    }
  }, 60_000)

  it('refuses who is not the owner while the picture is not sent yet (PLT-03)', async () => {
    const call = (name: string): Call => {
      const found = calls.find((one) => named(one) === name)
      if (!found) throw new Error(`there is no ${name}`)
      return found
    }
    const slip = call('PUT /wps/relay/deposits/:orderId/slip')
    const { order } = await transfer()
    const stranger = headersOf((await newMember(rig)).credential)
    const reply = call('POST /wps/operator/chats/:id/pictures')
    const { id } = await chat()
    const owner = new Editor(rig)
    await owner.call('POST', `chats/${id}/messages`, { clientId: randomUUID(), text: 'mine now' })
    const other = { ...(await operator('support')), 'Content-Type': 'application/json' }
    const rest = { body: () => '', field: '' }
    const refusals = [
      await announce(slip, {
        ...rest,
        path: `/wps/relay/deposits/${order.orderId}/slip`,
        headers: stranger,
      }),
      await announce(slip, { ...rest, path: '/wps/relay/deposits/nonsense/slip', headers: stranger }),
      await announce(reply, { ...rest, path: `/wps/operator/chats/${id}/pictures`, headers: other }),
      await announce(reply, {
        ...rest,
        path: `/wps/operator/chats/${randomUUID()}/pictures`,
        headers: other,
      }),
    ]
    expect(refusals.map((answer) => answer && [codeOf(answer), answer.body.field])).toEqual([
      ['deposit_unknown', 'orderId'],
      ['invalid_input', 'orderId'],
      ['changed_meanwhile', 'operator'],
      ['not_found', 'id'],
    ])
  })
}
