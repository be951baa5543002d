import { finishedBuild } from '@site/delivery/testing/finished-build'
import { codeOf, type Answer } from '../../rig/caller.ts'
import { OPERATOR } from '../../rig/operator.ts'
import type { DeliveryBeside } from '../../rig/outside/delivery.ts'
import { codeShown } from '../../rig/people/authenticator.ts'
import { addOperator } from '../../rig/people/local-owner.ts'
import { INTERNAL_TOKEN } from '../../rig/process/platform-process.ts'
import type { Rig } from '../../rig/rig.ts'

const PREVIEWS = '/wps/operator/previews'
const HOUR_MS = 60 * 60_000
const LOBBY = { lobby: '1.0.0-00000002' }

/** What is not live yet, made by operators and found by delivery. */
export function previewsSuite(rig: Rig, delivery: DeliveryBeside): void {
  const make = (body: object, headers: Record<string, string> = OPERATOR.headers): Promise<Answer> =>
    rig.caller.call('POST', PREVIEWS, { merchant: '', headers, body: { merchant: 'lotus', ...body } })
  const find = (link: string, token = INTERNAL_TOKEN): Promise<Answer> =>
    rig.caller.call('POST', '/wps/internal/previews', {
      merchant: '',
      headers: { Authorization: `Bearer ${token}` },
      body: { link },
    })
  const linkIn = ({ body }: Answer): string => new URL(body.value.link).searchParams.get('link') ?? ''
  const document = async (): Promise<Record<string, unknown>> =>
    (await rig.caller.call('PATCH', '/wps/operator/brands/lotus', { ...OPERATOR, body: {} })).body.value
      .document

  it('are made of releases that fit and of settings, and found by their link, by the house alone', async () => {
    const live = await document()
    const made = await make({ releases: LOBBY, document: { ...live, adultAge: 21 }, note: 'next week' })
    expect(made.status).toBe(200)
    expect(made.body.value.link).toMatch(/^http:\/\/localhost\/m\/-\/preview\?link=/)
    const found = await find(linkIn(made))
    expect(found.body.value.preview).toMatchObject({
      merchant: 'lotus',
      releases: LOBBY,
      document: { adultAge: 21 },
      note: 'next week',
      madeBy: 'local',
    })
    expect((await document())['adultAge']).toBe(live['adultAge'])
    expect(codeOf(await find(linkIn(made), 'another-token-of-the-tests'))).toBe('operator_token_required')
  })

  it('are refused with field and reason where they could not be', async () => {
    const live = await document()
    const refused = [
      await make({ releases: { lobby: '1.0.0-00000009' } }),
      await make({}),
      await make({ document: { ...live, adultAge: 3 } }),
      await make({ document: { ...live, merchant: 'coral' } }),
      await make({ releases: { lobby: 'newest' } }),
      await make({ releases: LOBBY, hours: 1_000 }),
      await make({ merchant: 'unknown', releases: LOBBY }),
    ]
    expect(refused.map(({ status, body }) => [status, body.code, body.field])).toEqual([
      [409, 'release_refused', undefined],
      [400, 'invalid_input', 'releases'],
      [400, 'invalid_input', 'document.adultAge'],
      [400, 'invalid_input', 'document.merchant'],
      [400, 'invalid_input', 'releases.lobby'],
      [400, 'invalid_input', 'hours'],
      [400, 'unknown_merchant', 'merchant'],
    ])
    expect(refused[0]?.body).toMatchObject({
      message: expect.stringContaining('lobby 1.0.0-00000009 is not in the registry'),
    })
  })

  it('keep the live address of the brand, whatever their document says', async () => {
    const live = await document()
    const made = await make({ document: { ...live, hosts: ['coral.localhost'], publicOrigin: null } })
    const found = await find(linkIn(made))
    expect(found.body.value.preview.document.hosts).toEqual(live['hosts'])
  })

  it('show nothing by a link that was not signed here', async () => {
    const link = linkIn(await make({ releases: LOBBY }))
    const [id = '', signature = ''] = link.split('.')
    const other = linkIn(await make({ releases: LOBBY }))
    const forged = [
      id,
      `${id}.${[...signature].reverse().join('')}`,
      `${other.split('.')[0]}.${signature}`,
      '',
    ]
    for (const one of forged) expect((await find(one)).body.value).toEqual({ preview: null })
    expect((await find(link)).body.value.preview.id).toBe(id)
  })

  it('show drafts to holders of the link alone, as they would be published (MOD-08, PLT-08)', async () => {
    const text = (EN: string) => ({ EN, TY: `ไทย ${EN}` })
    const notice = {
      ...{
        title: text('Draft of a notice'),
        content: text('<p>Soon</p>'),
        picture: null,
        linkedPromotionId: null,
      },
      ...{ membersOnly: false, order: 0, startAt: '2099-01-01T00:00:00.000Z', endAt: null },
      ...{ leading: true, lobbyNews: true },
    }
    const draft = { kind: 'ticker', id: 'lotus.soon', document: notice }
    const made = await make({ drafts: [draft] })
    expect(made.body.value.drafts).toEqual([
      { kind: 'ticker', title: 'Draft of a notice · ไทย Draft of a notice' },
    ])
    const { preview } = (await find(linkIn(made))).body.value
    expect([preview.path, preview.drafts[0].live]).toEqual(['/m/noticeDetail?id=soon', null])
    const seen = async (path: string, link?: string): Promise<Answer> =>
      rig.caller.get(path, { headers: link === undefined ? {} : { Cookie: `m_preview=${link}` } })
    const titles = ({ body }: Answer): string[] =>
      body.value.list.map(({ title }: { title: string }) => title)
    const link = linkIn(made)
    for (const path of ['notices', 'popular', 'lobbyNews']) {
      const mine = await seen(`/wps/announcements/${path}`, link)
      expect(titles(mine)).toContain('Draft of a notice')
      expect(mine.headers.get('cache-control')).toBe('no-store')
      for (const other of [undefined, `${link}x`, 'made-up'])
        expect(titles(await seen(`/wps/announcements/${path}`, other))).not.toContain('Draft of a notice')
    }
    // What is live is shown as the draft has it, and is as it was for all others.
    const changed = async (merchant: string): Promise<string[]> => {
      const { body } = await rig.caller.get('/wps/announcements?types=PR', {
        merchant,
        headers: { Cookie: `m_preview=${other}` },
      })
      return body.value.promotion.map(({ title }: { title: string }) => title)
    }
    const read = await rig.caller.get('/wps/operator/managed/promotion/lotus.lotus-welcome', OPERATOR)
    const { live } = read.body.value
    const other = linkIn(
      await make({
        drafts: [
          { kind: 'promotion', id: 'lotus.lotus-welcome', document: { ...live, title: text('Other words') } },
        ],
      }),
    )
    expect(await changed('lotus')).toContain('Other words')
    expect(await changed('coral')).not.toContain('Other words')
    const after = await rig.caller.get('/wps/announcements?types=PR')
    expect(JSON.stringify(after.body)).not.toContain('Other words')
    const again = await rig.caller.get('/wps/operator/managed/promotion/lotus.lotus-welcome', OPERATOR)
    expect(again.body.value).toEqual(read.body.value)
    const unknown = await rig.caller.get('/wps/operator/managed/ticker/lotus.soon', OPERATOR)
    expect(unknown.status).toBe(404)
    await rig.caller.call('DELETE', `${PREVIEWS}/${preview.id}`, { merchant: '', headers: OPERATOR.headers })
    expect(titles(await seen('/wps/announcements/notices', link))).not.toContain('Draft of a notice')
  })

  it('refuse drafts that could not be published, or are another brand’s', async () => {
    const document = { title: { EN: 'Only English', TY: '' }, order: 0 }
    const draft = (id: string, more: object = {}) => ({ kind: 'promotion-category', id, document, ...more })
    const refused = [
      await make({ drafts: [draft('lotus.new')] }),
      await make({ drafts: [draft('coral.new')] }),
      await make({ drafts: [draft('lotus.new', { kind: 'brand' })] }),
      await make({ drafts: Array.from({ length: 9 }, () => draft('lotus.new')) }),
    ]
    expect(refused.map(({ body }) => [body.code, body.field])).toEqual([
      ['invalid_input', 'drafts.0.document.title.TY'],
      ['document_unknown', 'drafts.0.id'],
      ['invalid_input', 'drafts.0.kind'],
      ['invalid_input', 'drafts'],
    ])
  })

  it('are made by who runs brands or releases, and the audit log says by whom, what and its end', async () => {
    const { name, password, otpauth } = await addOperator(rig, 'vera', 'reader')
    const signedIn = await rig.caller.call('POST', '/wps/operator/session', {
      merchant: '',
      body: { name, password, code: codeShown(otpauth, 0) },
    })
    const vera = {
      Authorization: `Bearer ${String(signedIn.body.value.token)}`,
      Cookie: /OP_SID=[^;]+/.exec(signedIn.headers.get('set-cookie') ?? '')?.[0] ?? '',
    }
    expect(codeOf(await make({ releases: LOBBY }, vera))).toBe('feature_unavailable')
    const live = await document()
    const made = await make({ document: { ...live, adultAge: 20 }, hours: 2 })
    const { id } = made.body.value
    const listed = await rig.caller.get(PREVIEWS, { merchant: '', headers: vera })
    expect(listed.body.value.list[0]).toMatchObject({ id, hasDocument: true })
    const end = (headers: Record<string, string>) =>
      rig.caller.call('DELETE', `${PREVIEWS}/${id}`, { merchant: '', headers })
    expect(codeOf(await end(vera))).toBe('feature_unavailable')
    expect((await end(OPERATOR.headers)).body.value).toEqual({ ended: true })
    expect((await end(OPERATOR.headers)).body.value).toEqual({ ended: false })
    expect((await find(linkIn(made))).body.value.preview).toBeNull()
    const audit = await rig.caller.get('/wps/operator/audit?action=preview', OPERATOR)
    expect(audit.body.value.list.slice(0, 2)).toMatchObject([
      { actor: 'local', action: 'preview.ended', subject: 'lotus', detail: { id } },
      { action: 'preview.made', detail: { id, settings: { adultAge: 20 }, hours: 2 } },
    ])
  })

  it('end by themselves', async () => {
    const link = linkIn(await make({ releases: LOBBY, hours: 1 }))
    await rig.moveClock(HOUR_MS - 60_000)
    expect((await find(link)).body.value.preview).not.toBeNull()
    await rig.moveClock(HOUR_MS + 1_000)
    expect((await find(link)).body.value.preview).toBeNull()
    await rig.moveClock(0)
  })

  it('of releases are not made while it is unknown whether they fit', async () => {
    await delivery.stop()
    const refused = await make({ releases: LOBBY })
    expect([refused.status, refused.body.code, refused.body.field]).toEqual([
      503,
      'system_unavailable',
      'CONTROL_URL',
    ])
    await delivery.start()
  })

  const OVERRIDES = '/wps/operator/overrides'
  const ORIGIN = 'http://127.0.0.1:8095'
  const builds = () => [finishedBuild(delivery.folder, 'lobby', '3')[0]]
  const override = (body: object = {}, headers: Record<string, string> = OPERATOR.headers): Promise<Answer> =>
    rig.caller.call('POST', OVERRIDES, {
      merchant: '',
      headers,
      body: { merchant: 'lotus', origin: ORIGIN, builds: builds(), ...body },
    })
  const openLink = async (link: string, look = false): Promise<string | null> =>
    (
      await rig.caller.call('POST', '/wps/internal/overrides/open', {
        merchant: '',
        headers: { Authorization: `Bearer ${INTERNAL_TOKEN}` },
        body: { link, look },
      })
    ).body.value.browser

  it('of a developer’s machine go to the browser that opens the link first, and follow what is built there', async () => {
    const made = await override()
    expect(made.status).toBe(200)
    const link = linkIn(made)
    expect((await find(link)).body.value.preview).toBeNull()
    expect(await openLink(link, true)).toBeNull()
    const browser = (await openLink(link)) ?? ''
    expect(browser).not.toBe('')
    expect(await openLink(link)).toBeNull()
    const found = await find(browser)
    expect(found.body.value.preview.builds).toMatchObject({ origin: ORIGIN, releases: [{ name: 'lobby' }] })
    const [next] = finishedBuild(delivery.folder, 'lobby', '4')
    const change = (body: object): Promise<Answer> =>
      rig.caller.call('PUT', `${OVERRIDES}/${made.body.value.id}`, { ...OPERATOR, body })
    expect((await change({ builds: [next] })).body.value).toEqual({ changed: true })
    expect((await find(browser)).body.value.preview.builds.releases[0].version).toBe(next.version)
    expect(codeOf(await change({ builds: [{ ...next, version: 'newest' }] }))).toBe('invalid_input')
    await rig.caller.call('DELETE', `${OVERRIDES}/${made.body.value.id}`, OPERATOR)
    expect((await find(browser)).body.value.preview).toBeNull()
    expect((await change({ builds: [next] })).body.value).toEqual({ changed: false })
  })

  it('of a developer’s machine are refused from where the operator allows none, from elsewhere, and to who releases nothing', async () => {
    const elsewhere = await override({ origin: 'http://127.0.0.1:9999' })
    expect(codeOf(elsewhere)).toBe('release_refused')
    expect(elsewhere.body).toMatchObject({ message: expect.stringContaining('DEV_ORIGINS') })
    expect((await override({ origin: 'https://evil.example' })).body.field).toBe('origin')
    expect((await override({ builds: [{ name: 'lobby' }] })).body.field).toMatch(/^builds\.0\./)
    expect(codeOf(await override({}, {}))).toBe('operator_token_required')
  })
}
