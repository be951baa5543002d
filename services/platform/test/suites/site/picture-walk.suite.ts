import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { bodyBytesOf, type Call } from '@site/shared-api/contract/call'
import { answerBeforeBody } from '../../rig/before-body.ts'
import { codeOf, type Answer, type Credential } from '../../rig/caller.ts'
import { contractCalls } from '../../rig/contract-calls.ts'
import { drawn } from '../../rig/outside/photo.ts'
import { pictureBody } from '../../rig/outside/picture-body.ts'
import { Chatter } from '../../rig/people/chatter.ts'
import { Depositor } from '../../rig/people/depositor.ts'
import { Editor } from '../../rig/people/editor.ts'
import { newMember } from '../../rig/people/member.ts'
import { Rewarding } from '../../rig/people/rewarding.ts'
import type { Rig } from '../../rig/rig.ts'

const BYTES = 'application/octet-stream'
/** What says that it is none of the bytes that a call with pictures takes. */
const OTHER_TYPES = [
  'text/plain',
  'multipart/form-data; boundary=x',
  'image/svg+xml',
  'application/x-www-form-urlencoded',
]
const BOMB_SIDE = 6_320
/** Bytes of a body that is announced and of which the first alone come. */
const NOT_SENT = 1_000
/** Of the bytes of its file: all that comes before the pixels of a PNG. */
const PNG_HEADER = 33
/** No place lets one person bring more within ten minutes. */
const MOST_OF_ALL = 125
/** Where pictures are made of the house's own: nothing uploaded comes here. */
const DRAWING = /^(identity\/human-check\/drawing\/|brands\/brands\/own-mark\.ts$)/
const GATE = 'api/pictures/picture-drawer.process.ts'
const SOURCES = join(__dirname, '../../../src')

/** A caller who may upload a picture there. */
interface Bringing {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** What a picture too large is refused by. */
  readonly field: string
}

const named = ({ method, path }: Pick<Call, 'method' | 'path'>): string => `${method} ${path}`
const headersOf = ({ cookie, token }: Credential): Record<string, string> => ({
  Authorization: `Bearer ${token}`,
  Cookie: `MC_SID=${cookie}`,
})
let addresses = 0
const freshAddress = (): string => `198.18.7.${(addresses += 1)}`

/** Every call that takes pictures: the header first, one gate, never for who does not own what they are for (PLT-03). */
export function pictureWalkSuite(rig: Rig): void {
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
      return { path, headers: headersOf(credential), field: 'picture' }
    },
    'POST /wps/chat/pictures': async () => ({
      path: `/wps/chat/pictures?clientId=${randomUUID()}`,
      headers: (await chat()).guest.browser.headers,
      field: 'picture',
    }),
    'POST /wps/operator/chats/:id/pictures': async () => ({
      path: `/wps/operator/chats/${(await chat()).id}/pictures?clientId=${randomUUID()}`,
      headers: await operator('support'),
      field: 'picture',
    }),
    'POST /wps/member/identity': async () => ({
      path: '/wps/member/identity?document=passport',
      headers: headersOf((await newMember(rig)).credential),
      field: 'pictures.0',
    }),
    'POST /wps/promotion/requestReward': async () => {
      const rewarding = new Rewarding(rig)
      const promotionId = await rewarding.promotion()
      return {
        path: `/wps/promotion/requestReward?promotionId=${promotionId}&remarks=please`,
        headers: headersOf((await newMember(rig)).credential),
        field: 'pictures.0',
      }
    },
    'POST /wps/operator/pictures': async () => ({
      path: '/wps/operator/pictures',
      headers: await operator('editor'),
      field: 'picture',
    }),
  }
  const calls = contractCalls.filter(({ pictures }) => pictures !== undefined)
  const urlOf = (path: string): string =>
    (path.startsWith('/wps/operator') ? rig.platform.operatorUrl : rig.platform.url) + path
  const send = async (
    { method }: Call,
    { headers, path }: Pick<Bringing, 'headers' | 'path'>,
    pictures: readonly Uint8Array[],
    more: Readonly<Record<string, string>> = {},
  ): Promise<Pick<Answer, 'status' | 'body'>> => {
    const sent = pictureBody(path, pictures)
    const answer = await fetch(urlOf(sent.path), {
      method,
      headers: { Merchant: 'lotus', ...headers, ...sent.headers, ...more },
      body: sent.body,
    })
    return { status: answer.status, body: await answer.json() }
  }
  /** What is answered while of the body, of so many bytes, no more than the first are sent. */
  const announce = (
    call: Call,
    { headers, path }: Pick<Bringing, 'headers' | 'path'>,
    length = call.pictures?.mostBytes ?? 0,
  ) =>
    answerBeforeBody(urlOf(path), {
      method: call.method,
      length,
      headers: { Merchant: 'lotus', 'Content-Type': BYTES, ...headers },
    })
  const placeOf = async (call: Call): Promise<Bringing> => {
    const place = places[named(call)]
    if (!place) throw new Error(`${named(call)} takes pictures: say here who may bring one.`)
    return await place()
  }

  it('knows every call that takes pictures, and no source decodes one but the gate (PLT-03)', () => {
    expect(calls.map(named).sort()).toEqual(Object.keys(places).sort())
    const decoding = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.(ts|mjs)$/.test(file) && !DRAWING.test(file))
      .filter((file) => /import (?!type ).*from 'sharp'/.test(readFileSync(join(SOURCES, file), 'utf8')))
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
        const { body, status } = await send(call, place, [file])
        expect([named(call), status, body.code, body.field]).toEqual([
          named(call),
          400,
          'picture_too_large',
          place.field,
        ])
      }
    }
  })

  it('takes as many pictures as it may of as many bytes each, and not one byte or one picture more (PLT-03)', async () => {
    const photo = await drawn(300, 200).jpeg().toBuffer()
    for (const call of calls) {
      const { most = 0, mostBytes = 0 } = call.pictures ?? {}
      const place = await placeOf(call)
      const full = Buffer.concat([photo, Buffer.alloc(mostBytes - photo.length)])
      const sizes = (...all: number[]) => {
        const join = place.path.includes('?') ? '&' : '?'
        return { ...place, path: `${place.path}${join}sizes=${all.join()}` }
      }
      const even = Array.from({ length: most }, () => mostBytes)
      const refusals = [
        await announce(call, place, bodyBytesOf(call) + 1),
        await announce(call, sizes(mostBytes + 1), NOT_SENT),
        await announce(call, sizes(...even, 1), NOT_SENT),
        await announce(call, sizes(1, 0), NOT_SENT),
        await send(call, sizes(photo.length - 1), [photo]),
        await send(call, sizes(photo.length + 1), [photo]),
      ]
      expect([
        named(call),
        ...refusals.map((answer) => answer && [codeOf(answer), answer.body.field]),
      ]).toEqual([
        named(call),
        ['body_too_large', 'body'],
        ['image_size', place.field],
        ['image_count', 'pictures'],
        ['invalid_input', 'sizes'],
        ['invalid_input', 'sizes'],
        ['invalid_input', 'sizes'],
      ])
      // Of another caller: the refused ones were counted, too.
      const taken = await send(
        call,
        await placeOf(call),
        even.map(() => full),
      )
      expect([named(call), taken.status, taken.body.code]).toEqual([named(call), 200, undefined])
    }
  })

  it('refuses a caller without a credential, by the header and before the body (PLT-03)', async () => {
    for (const call of calls.filter(({ access }) => access !== 'public')) {
      const { path } = await placeOf(call)
      const answer = await announce(call, { path, headers: {} })
      expect([named(call), answer?.status]).toEqual([named(call), 401])
    }
  })

  it('refuses a body of another type unread, and an empty one where a picture is needed (PLT-03)', async () => {
    for (const call of calls) {
      const place = await placeOf(call)
      for (const type of OTHER_TYPES) {
        const answer = await announce(call, { ...place, headers: { ...place.headers, 'Content-Type': type } })
        expect([named(call), type, answer?.status, answer?.body.code]).toEqual([
          named(call),
          type,
          415,
          'unsupported_content_type',
        ])
      }
      const empty = await send(call, place, [])
      expect([named(call), codeOf(empty), empty.body.field]).toEqual([
        named(call),
        'invalid_input',
        place.field.split('.')[0],
      ])
    }
  })

  it('takes pictures as base64 in JSON of pages of the previous release, which holds no more values than another (PLT-03)', async () => {
    const photo = await drawn(300, 200).jpeg().toBuffer()
    const text = photo.toString('base64')
    const post = async (call: Call, { headers, path }: Bringing, body: object | string) => {
      const [at = '', query] = path.split('?')
      const fields = Object.fromEntries(new URLSearchParams(query))
      const answer = await fetch(urlOf(at), {
        method: call.method,
        headers: { Merchant: 'lotus', ...headers, 'Content-Type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify({ ...fields, ...body }),
      })
      const { code, field } = (await answer.json()) as Answer['body'] // reason: what is answered to a call
      return [code, field]
    }
    const wide = JSON.stringify({ pictures: Array.from({ length: 2_000_000 }, () => 0) })
    const deep = `{"picture":${'['.repeat(40)}${']'.repeat(40)}}`
    for (const call of calls) {
      const place = await placeOf(call)
      const isOne = call.pictures?.most === 1
      const answers = [
        await post(call, place, wide),
        await post(call, place, deep),
        await post(call, place, isOne ? { picture: 'no base64!' } : { pictures: ['no base64!'] }),
        await post(
          call,
          place,
          isOne ? { picture: `data:image/jpeg;base64,${text}` } : { pictures: [text, text] },
        ),
      ]
      expect([named(call), ...answers]).toEqual([
        named(call),
        ['body_too_large', 'pictures'],
        ['too_deep', 'picture'],
        ['image_type', place.field],
        [undefined, undefined],
      ])
    }
  })

  it('refuses who brought too many while the next is not sent yet, wherever pictures are taken (PLT-03)', async () => {
    for (const call of calls) {
      const place = await placeOf(call)
      let sent = 0
      let answer: Pick<Answer, 'status' | 'body'> | undefined
      while (
        sent < MOST_OF_ALL &&
        (answer = await send(call, place, [Buffer.from('{}')])).body.code !== 'too_many_requests'
      )
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
    const other = await operator('support')
    const refusals = [
      await announce(slip, {
        path: `/wps/relay/deposits/${order.orderId}/slip`,
        headers: stranger,
      }),
      await announce(slip, { path: '/wps/relay/deposits/nonsense/slip', headers: stranger }),
      await announce(reply, { path: `/wps/operator/chats/${id}/pictures`, headers: other }),
      await announce(reply, {
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
