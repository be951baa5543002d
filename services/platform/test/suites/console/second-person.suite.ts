import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { MONEY_RULES } from '@site/shared-api/contract/managed-kinds'
import { codeOf, type Answer } from '../../rig/caller.ts'
import { said } from '../../rig/outside/play.ts'
import { Editor } from '../../rig/people/editor.ts'
import { addOperator, carried, complete, enter, inPerson } from '../../rig/people/local-owner.ts'
import { Rewarding } from '../../rig/people/rewarding.ts'
import type { Rig } from '../../rig/rig.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long a code of the second factor is shown. */
const CODE_MS = 30_000
type Document = Record<string, unknown>

/** A small change of each kind of rule that money depends on, from what is live. */
const CHANGES: Readonly<Record<(typeof MONEY_RULES)[number], (live: Document) => Document>> = {
  jackpot: (live) => ({ ...live, seed: Number(live['seed'] ?? 0) + 1 }),
  'deposit-channel': (live) => ({ ...live, order: Number(live['order']) + 1 }),
  'deposit-rules': (live) => ({ ...live, mostPerHour: Number(live['mostPerHour']) + 1 }),
  'bonus-rule': (live) => ({ ...live, days: Number(live['days'] ?? 1) + 1 }),
  'withdraw-rules': (live) => ({ ...live, on: live['on'] !== true }),
  'vip-level': (live) => ({ ...live, name: { EN: 'Another', TY: 'อื่น' } }),
  'reward-rules': (live) => ({ ...live, rebateDays: Number(live['rebateDays']) + 1 }),
  'mall-good': (live) => ({ ...live, points: Number(live['points']) + 1 }),
  'turnover-rules': (live) => ({ ...live, depositPercent: Number(live['depositPercent']) + 1 }),
  'play-rules': (live) => ({ ...live, realityDefault: Number(live['realityDefault']) + 1 }),
  'security-rules': (live) => ({ ...live, coolingHours: Number(live['coolingHours']) + 1 }),
  'agent-rules': (live) => ({ ...live, mostLinks: Number(live['mostLinks']) + 1 }),
}

/** Dual control: what one person may not do alone, another one approves (PLT-09). */
export function secondPersonSuite(rig: Rig): void {
  const editor = new Editor(rig)
  let owner: Editor
  let approver: Editor
  beforeAll(async () => {
    owner = new Editor(rig, await inPerson(rig))
    approver = new Editor(rig, await inPerson(rig, 'local-approver'))
  })

  const publish = (read: Answer, by = editor): Promise<Answer> => {
    const { kind, id, rev } = read.body.value
    return by.call('POST', `managed/${kind}/${id}/publish`, { rev })
  }
  const idOf = (answer: Answer): string => {
    expect(codeOf(answer)).toBe('approval_pending')
    return String(answer.body.data?.id)
  }
  const approve = (id: string, by = approver): Promise<Answer> => by.call('POST', `approvals/${id}/approve`)
  const reject = (id: string, by = approver): Promise<Answer> =>
    by.call('POST', `approvals/${id}/reject`, { why: 'not now' })
  const liveOf = async (kind: string, id: string): Promise<Document> =>
    (await editor.get(kind, id)).body.value.live
  const firstOf = async (kind: string): Promise<string> =>
    (await editor.call('GET', `managed/${kind}?merchant=lotus`)).body.value.list.find(
      (one: { id: string; state: string }) => one.id.startsWith('lotus'),
    ).id
  /** A draft of the deposit rules that is not requested yet. */
  const drafted = async (): Promise<Answer> => {
    const read = await editor.get('deposit-rules', 'lotus')
    return await editor.draft(read, { mostPerHour: Number(read.body.value.live.mostPerHour) + 1 })
  }

  describe.each(MONEY_RULES)('a document of the kind %s', (kind) => {
    it('is published, taken away and brought back by two people alone (PLT-09)', async () => {
      const id = await firstOf(kind)
      const before = await liveOf(kind, id)
      const draft = await editor.draft(await editor.get(kind, id), CHANGES[kind](before))
      expect([kind, said(draft)]).toEqual([kind, [200]])
      const request = idOf(await publish(draft))
      // The same call again is the same request, also by a second tap.
      expect(idOf(await publish(draft))).toBe(request)
      expect(await liveOf(kind, id)).toEqual(before)
      expect(said(await approve(request, owner))).toEqual([409, 'second_person_needed'])
      expect(codeOf(await approve(request, editor))).toBe('feature_unavailable')
      expect((await approve(request)).body.value.request).toMatchObject({
        state: 'approved',
        requestedBy: 'local',
        decidedBy: 'local-approver',
      })
      const after = await liveOf(kind, id)
      expect(after).not.toEqual(before)
      const live = await editor.get(kind, id)
      const { list } = (await editor.call('GET', `managed/${kind}/${id}/history`)).body.value
      const version = list.find((one: { version: number | null }) => one.version !== null)?.version - 1
      const back = await editor.call('POST', `managed/${kind}/${id}/restore`, {
        rev: live.body.value.rev,
        version,
      })
      const again = idOf(back)
      expect(await liveOf(kind, id)).toEqual(after)
      expect((await approve(again)).status).toBe(200)
      expect(await liveOf(kind, id)).toEqual(before)
      const { rev } = (await editor.get(kind, id)).body.value
      const away = await editor.call('DELETE', `managed/${kind}/${id}?rev=${rev}`)
      expect(['approval_pending', 'feature_unavailable', 'document_in_use']).toContain(codeOf(away))
      expect(await liveOf(kind, id)).toEqual(before)
      if (codeOf(away) === 'approval_pending') await reject(idOf(away))
    })
  })

  it('shows the reviewer who wants what changed, and writes both people into the audit log (PLT-09, PLT-05)', async () => {
    const read = await drafted()
    const before = Number(read.body.value.live.mostPerHour)
    const request = idOf(await publish(read))
    const [seen] = (await approver.call('GET', 'approvals?state=pending')).body.value.list
    expect(seen).toMatchObject({
      id: request,
      action: 'publish',
      merchant: 'lotus',
      subject: 'deposit-rules/lotus',
      requestedBy: 'local',
      changes: { before: { mostPerHour: before }, after: { mostPerHour: before + 1 } },
      blocked: null,
    })
    const [own] = (await owner.call('GET', 'approvals?state=pending')).body.value.list
    expect(own).toMatchObject({ id: request, blocked: 'same_person' })
    const content = await Editor.signedIn(rig, 'second-editor', 'editor')
    const [foreign] = (await content.call('GET', 'approvals?state=pending')).body.value.list
    expect(foreign).toMatchObject({ blocked: 'right' })
    expect(said(await approve(request, content))).toEqual([403, 'feature_unavailable', 'role'])
    expect(said(await reject(request, content))).toEqual([403, 'feature_unavailable', 'role'])
    expect((await reject(request, editor)).body.value).toMatchObject({ state: 'rejected', why: 'not now' })
    expect(said(await approve(request))).toEqual([409, 'approval_closed', 'id'])
    const { list } = (await editor.call('GET', `audit?subject=lotus/${request}`)).body.value
    expect(list.map(({ action, actor }: { action: string; actor: string }) => [action, actor])).toEqual([
      ['approval.rejected', 'local'],
      ['approval.requested', 'local'],
    ])
  })

  it('is done once where two people approve at the same time (PLT-09)', async () => {
    const request = idOf(await publish(await drafted()))
    const third = await Editor.signedIn(rig, 'second-third', 'payments')
    const answers = await Promise.all([approve(request), approve(request, third), approve(request)])
    expect(answers.map(codeOf).toSorted()).toEqual(['200', 'approval_closed', 'approval_closed'])
  })

  it('leaves a request pending whose document has changed since, and closes it for a newer one (PLT-09)', async () => {
    const first = idOf(await publish(await drafted()))
    await editor.draft(await editor.get('deposit-rules', 'lotus'), { mostPerHour: 77 })
    expect(codeOf(await approve(first))).toBe('changed_meanwhile')
    const second = idOf(await publish(await editor.get('deposit-rules', 'lotus')))
    expect(second).not.toBe(first)
    expect(said(await approve(first))).toEqual([409, 'approval_closed', 'id'])
    expect(codeOf(await approve(second))).toBe('200')
    expect(await liveOf('deposit-rules', 'lotus')).toMatchObject({ mostPerHour: 77 })
  })

  it('takes two operators for one person where one gave the other access, also by way of a third (PLT-09)', async () => {
    const add = async (by: Editor, name: string): Promise<Editor> => {
      const made = await by.call('POST', 'operators', { name, role: 'owner' })
      const access = await completed(made)
      return new Editor(rig, carried(await enter(rig, access)))
    }
    const completed = (made: Answer) => complete(rig, made.body.value.invitation)
    const child = await add(owner, 'related-child')
    const grandchild = await add(child, 'related-grandchild')
    const request = idOf(await publish(await drafted()))
    for (const by of [child, grandchild])
      expect(said(await approve(request, by))).toEqual([409, 'second_person_needed'])
    // Two whom one person has added are two people.
    const sibling = await add(owner, 'related-sibling')
    const other = idOf(await publish(await editor.get('deposit-rules', 'lotus'), child))
    expect(codeOf(await approve(other, sibling))).toBe('200')
    await reject(request)
  })

  it('is approved once more a minute after the copy that made its call has died, and not before (PLT-09)', async () => {
    const url = rig.place.databaseUrl
    // Where the test reaches the tables.
    if (url === undefined) return
    const request = idOf(await publish(await drafted()))
    const pool = new pg.Pool({ connectionString: url })
    const executing = (secondsAgo: number) =>
      pool.query(
        `update approval_requests set state = 'executing', decided_by = 'gone', decided_at = now() - $2 * interval '1 second'
          where id = $1`,
        [request, secondsAgo],
      )
    try {
      await executing(30)
      expect(said(await approve(request))).toEqual([409, 'approval_closed', 'id'])
      await executing(90)
      expect((await approve(request)).body.value.request).toMatchObject({
        state: 'approved',
        decidedBy: 'local-approver',
      })
    } finally {
      await pool.end()
    }
  })

  it('cannot be approved a week after it was requested (PLT-09)', async () => {
    const late = idOf(await publish(await drafted()))
    await rig.moveClock(8 * DAY_MS)
    const lateApprover = new Editor(rig, await inPerson(rig, 'local-approver'))
    expect(said(await approve(late, lateApprover))).toEqual([409, 'approval_closed', 'id'])
    const { list } = (await lateApprover.call('GET', 'approvals?state=expired')).body.value
    expect(list).toMatchObject([{ id: late, state: 'expired', blocked: 'closed' }])
    await rig.moveClock(0)
  })

  it('cannot be approved by an operator of other brands (PLT-09, PLT-05)', async () => {
    const coral = await Editor.signedIn(rig, 'second-coral', 'owner', {}, ['coral'])
    const request = idOf(await publish(await drafted()))
    expect(said(await approve(request, coral))).toEqual([404, 'not_found', 'id'])
    expect((await coral.call('GET', 'approvals')).body.value.list).toEqual([])
    await reject(request)
  })

  describe('the boxes of requests', () => {
    interface Box {
      readonly list: { readonly id: string; readonly state: string; readonly why: string | null }[]
      readonly counts: { readonly approvable: number }
    }
    const boxOf = async (by: Editor, query: string): Promise<Box> => {
      const answer = await by.call('GET', `approvals?${query}`)
      expect(said(answer)).toEqual([200])
      return answer.body.value
    }
    const idsOf = async (by: Editor, query: string): Promise<string[]> =>
      (await boxOf(by, query)).list.map(({ id }) => id)

    it('count and list for each reader the requests that this reader can approve, and no others (PLT-09)', async () => {
      const anna = await Editor.signedIn(rig, 'box-anna', 'owner')
      const made = await anna.call('POST', 'operators', { name: 'box-child', role: 'owner' })
      const child = new Editor(
        rig,
        carried(await enter(rig, await complete(rig, made.body.value.invitation))),
      )
      const payments = await Editor.signedIn(rig, 'box-payments', 'payments')
      const content = await Editor.signedIn(rig, 'box-editor', 'editor')
      const coral = await Editor.signedIn(rig, 'box-coral', 'owner', {}, ['coral'])
      const readers = { anna, approver, child, content, coral, editor, owner, payments }
      const countsOf = async (query: string): Promise<Record<string, number>> => {
        const counts: Record<string, number> = {}
        for (const [name, by] of Object.entries(readers))
          counts[name] = (await boxOf(by, query)).counts.approvable
        return counts
      }
      const before = await countsOf('limit=1')
      const request = idOf(await publish(await drafted(), anna))
      const after = await countsOf('limit=1')
      const approvers = Object.keys(readers).filter((name) => after[name] !== before[name])
      // Not the requester, whom they added or who added them, nor without right or brand, nor a token, which approves nothing.
      expect(approvers).toEqual(['owner', 'payments'])
      for (const [name, by] of Object.entries(readers)) {
        const ids = await idsOf(by, 'box=approvable&limit=100')
        expect([name, ids.includes(request), ids.length]).toEqual([
          name,
          approvers.includes(name),
          after[name],
        ])
      }
      expect(await countsOf('limit=1&merchant=coral')).toMatchObject({ owner: 0, payments: 0 })
      await reject(request)
      expect(await countsOf('limit=1')).toEqual(before)
    })

    it('keep for the requester what was rejected, with the reason, and what has expired (PLT-09)', async () => {
      const access = await addOperator(rig, 'box-bert', 'payments')
      const signedIn = async (steps = 0): Promise<Editor> =>
        new Editor(rig, carried(await enter(rig, access, { steps })))
      const bert = await signedIn()
      const rejectedId = idOf(await publish(await drafted(), bert))
      await reject(rejectedId)
      const expiredId = idOf(await publish(await drafted(), bert))
      await rig.moveClock(8 * DAY_MS)
      const again = await signedIn((8 * DAY_MS) / CODE_MS)
      const { counts, list } = await boxOf(again, 'box=mine')
      expect(list).toMatchObject([
        { id: expiredId, state: 'expired', why: null },
        { id: rejectedId, state: 'rejected', why: 'not now' },
      ])
      expect(await idsOf(again, 'box=mine&state=rejected')).toEqual([rejectedId])
      expect(await idsOf(again, 'box=mine&merchant=coral')).toEqual([])
      const later = new Editor(rig, await inPerson(rig))
      expect((await idsOf(later, 'box=mine')).filter((id) => id === expiredId || id === rejectedId)).toEqual(
        [],
      )
      expect([counts, await idsOf(later, 'box=approvable')]).toEqual([{ approvable: 0 }, []])
      await rig.moveClock(0)
    })
  })

  it('is no matter of a header: a call with an invented one needs a second person all the same (PLT-03, PLT-09)', async () => {
    const read = await drafted()
    const { id, kind, rev } = read.body.value
    const headers = { ...editor.headers, 'X-Approved-Call': 'invented', 'X-Injected': 'invented' }
    const answer = await new Editor(rig, headers).call('POST', `managed/${kind}/${id}/publish`, { rev })
    await reject(idOf(answer))
  })

  describe('house money that is handed out by hand', () => {
    const rewarding = new Rewarding(rig)
    let applied: () => Promise<string>
    beforeAll(async () => {
      const promotion = await rewarding.promotion()
      applied = async () => {
        const one = await rewarding.member()
        await one.apply(promotion)
        const waiting = await rewarding.waiting(promotion)
        return waiting.at(-1)?.id ?? ''
      }
    })
    const grant = (amount: string, by: Editor): Promise<Answer> =>
      by.call('POST', 'grants', {
        id: randomUUID(),
        merchant: 'lotus',
        account: 'lotus.demo',
        amount,
        title: { EN: 'Gift', TY: 'ของขวัญ' },
        why: 'a test',
        days: 1,
      })

    it('needs a second person from the brand’s amount on (PLT-09)', async () => {
      const cashier = await Editor.signedIn(rig, 'second-cashier', 'payments')
      const application = await applied()
      const pending = await rewarding.decide(application, 'approve', { amount: '9000000.00' }, cashier)
      const request = idOf(pending)
      const [seen] = (await approver.call('GET', 'approvals?state=pending')).body.value.list
      expect(seen).toMatchObject({ action: 'reward', amount: '9000000.00', currency: 'THB' })
      expect(said(await approve(request, cashier))).toEqual([409, 'second_person_needed'])
      expect((await approve(request, owner)).body.value.result).toMatchObject({
        state: 'paid',
        amount: '9000000.00',
        decidedBy: 'local',
      })
      const below = await rewarding.decide(await applied(), 'approve', { amount: '4999.99' }, cashier)
      expect(below.body.value).toMatchObject({ state: 'paid', decidedBy: 'second-cashier' })
    })

    it('counts what one person hands out in a day, split however it is, and each person by themselves (PLT-09)', async () => {
      const splitter = await Editor.signedIn(rig, 'second-splitter', 'payments')
      const states: string[] = []
      for (let i = 0; i < 11; i += 1) states.push((await grant('4900.00', splitter)).body.value.state)
      // 10 × 4,900 is within ten times 5,000; the eleventh is not.
      expect(states).toEqual([...Array.from({ length: 10 }, () => 'open'), 'proposed'])
      const application = await applied()
      idOf(await rewarding.decide(application, 'approve', { amount: '4900.00' }, splitter))
      const other = await Editor.signedIn(rig, 'second-other', 'payments')
      expect((await grant('4900.00', other)).body.value.state).toBe('open')
      const { body } = await editor.call('GET', 'ledger/verify?whole=1')
      expect(body.value).toMatchObject({ ok: true, fault: null })
    })
  })
}
