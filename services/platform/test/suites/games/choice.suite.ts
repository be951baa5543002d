import { codeOf } from '../../rig/caller.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { Editor } from '../../rig/people/editor.ts'
import type { Rig } from '../../rig/rig.ts'

interface Choice {
  nodeId: string
  name: { EN: string; TY: string }
}

const TITLE = 'Fairy Queen & Pixie Dust'

/** What an operator chooses a lobby's games from (PLT-05, LOB-02). */
export function choiceSuite(rig: Rig): void {
  const find = (query: Record<string, string>) =>
    rig.caller.get(`/wps/operator/games?${new URLSearchParams(query)}`, OPERATOR)
  const found = async (query: Record<string, string>): Promise<Choice[]> =>
    (await find(query)).body.value.list

  it('finds a game by its name in either language, and lists those of ids in their order (PLT-05)', async () => {
    const byEnglish = await found({ brand: 'lotus', name: 'fairy queen pixie' })
    const game = byEnglish.find(({ name }) => name.EN === TITLE)
    expect(game).toBeDefined()
    const byThai = await found({ brand: 'lotus', name: game?.name.TY ?? '' })
    expect(byThai.map(({ nodeId }) => nodeId)).toContain(game?.nodeId)
    const others = (await found({ brand: 'lotus', name: 'dragon' })).slice(0, 2)
    const ids = [others[1]?.nodeId, game?.nodeId, others[0]?.nodeId].map(String)
    expect((await found({ brand: 'lotus', ids: ids.join() })).map(({ nodeId }) => nodeId)).toEqual(ids)
  })

  it('finds what the lobby hides as well: else an operator could not bring it back (PLT-05)', async () => {
    const [game] = await found({ brand: 'lotus', name: TITLE })
    const owner = new Editor(rig)
    const lobby = await owner.get('lobby', 'lotus')
    const hidden = await owner.publish(await owner.draft(lobby, { hidden: [game?.nodeId] }))
    expect(hidden.body.value.live.hidden).toEqual([game?.nodeId])
    expect((await found({ brand: 'lotus', name: TITLE })).map(({ nodeId }) => nodeId)).toContain(game?.nodeId)
    await owner.publish(await owner.draft(hidden, { hidden: [] }))
  })

  it('says which field is wrong: a brand that there is not, ids that are none, too many of them (PLT-05)', async () => {
    const said = async (query: Record<string, string>) => {
      const answer = await find(query)
      return [codeOf(answer), answer.body.field]
    }
    expect(await said({ brand: 'casino', name: 'x' })).toEqual(['unknown_merchant', 'brand'])
    expect(await said({ brand: 'lotus', ids: '1,two' })).toEqual(['invalid_input', 'ids'])
    const many = Array.from({ length: 51 }, (_, at) => at).join()
    expect(await said({ brand: 'lotus', ids: many })).toEqual(['invalid_input', 'ids'])
  })
}
