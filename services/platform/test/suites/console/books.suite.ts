import { randomUUID } from 'node:crypto'
import type { BookCheck } from '@site/shared-api/contract/book-check'
import { said } from '../../rig/outside/play.ts'
import type { Provider } from '../../rig/outside/provider.ts'
import { Editor } from '../../rig/people/editor.ts'
import type { Rig } from '../../rig/rig.ts'
import { until } from '../../rig/until.ts'

/** Checks of the books that leave what they found (PLT-09, GAM-05). */
export function booksSuite(rig: Rig, provider: Provider): void {
  const editor = new Editor(rig)
  const list = async (query = ''): Promise<BookCheck[]> =>
    (await editor.call('GET', `book-checks?${query}`)).body.value.list
  const ended = (id: string): Promise<BookCheck> =>
    until(
      async () => (await list()).find((one) => one.id === id && one.state !== 'running'),
      'the end of the check',
    )
  const run = (more: object) => editor.call('POST', 'book-checks', { id: randomUUID(), ...more })
  afterAll(() => (provider.rounds = []))

  it('checks the ledger on request, once for each id, and says what it read (PLT-09)', async () => {
    const id = randomUUID()
    const body = { id, kind: 'ledger', whole: true }
    await Promise.all([editor.call('POST', 'book-checks', body), editor.call('POST', 'book-checks', body)])
    expect(await ended(id)).toMatchObject({
      state: 'agrees',
      by: 'local',
      whole: true,
      count: 0,
      differences: [],
    })
    expect((await list()).filter((one) => one.id === id)).toHaveLength(1)
    expect((await list('kind=ledger&state=agrees'))[0]?.read['ledger_entries']).toBeGreaterThan(0)
  })

  it('names a round that its provider alone knows, and a provider that does not answer (PLT-09, GAM-05)', async () => {
    const at = Date.now() - 30 * 60_000
    provider.rounds = [
      { roundId: 'r-unknown', at, currency: 'THB', state: 'closed', stake: '5.00', payout: '0.00' },
    ]
    const from = new Date(Date.now() - 3_600_000).toISOString()
    const to = new Date(Date.now() - 1_000).toISOString()
    const { id } = (await run({ kind: 'rounds', from, to })).body.value
    const found = await ended(id)
    expect(found.state).toBe('differs')
    expect(found.differences).toContainEqual({
      where: 'sandbox',
      id: 'r-unknown',
      what: 'round',
      ours: null,
      theirs: 'closed',
    })
    provider.rounds = undefined
    const other = (await run({ kind: 'rounds', from, to })).body.value
    expect(await ended(other.id)).toMatchObject({ state: 'failed', count: 0 })
    provider.rounds = []
    expect(said(await run({ kind: 'rounds', from: to, to: from }))).toEqual([400, 'invalid_input', 'to'])
    const support = await Editor.signedIn(rig, 'books-support', 'support')
    expect(said(await support.call('POST', 'book-checks', { id: randomUUID(), kind: 'ledger' }))).toEqual([
      403,
      'feature_unavailable',
      'role',
    ])
  })
}
