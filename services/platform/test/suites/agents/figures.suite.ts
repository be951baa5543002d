import { codeOf } from '../../rig/caller.ts'
import type { Team } from '../../rig/people/team.ts'

/** What a team comes to, by level and day (B1, B7 'Agent', MEM-08). */
export function figuresSuite(team: Team): void {
  const { ann, ben, dan, agentConsole, provider, root } = team

  it('counts members, play and money by level, equal to what was played, and again when it is made anew (MEM-08)', async () => {
    const before = await root.levels()
    await team.grant(ann, '1000.00')
    await team.grant(dan, '500.00')
    await team.deposit(ann, '300.00')
    await team.deposit(ann, '200.00')
    await ann.play(team.game, '300.00', '200.00')
    await dan.play(team.game, '150.00')
    await agentConsole.count()
    const after = await root.levels()
    const more = (
      level: 'A' | 'B' | 'C' | 'all',
      of: 'turnover' | 'bonus' | 'deposits' | 'firstDeposits',
    ): number => Number(after[level][of]) - Number(before[level][of])
    expect([more('A', 'turnover'), more('B', 'turnover'), more('all', 'turnover')]).toEqual([500, 0, 650])
    expect([more('A', 'bonus'), more('all', 'bonus')]).toEqual([1000, 1500])
    expect([more('A', 'deposits'), more('A', 'firstDeposits'), more('B', 'deposits')]).toEqual([500, 1, 0])
    expect([after.A.active - before.A.active, after.all.active - before.all.active]).toEqual([1, 2])
    // The examples' six, and these four.
    expect([after.A.members, after.B.members, after.C.members, after.all.members]).toEqual([4, 3, 2, 10])
    expect(after.all.newMembers - before.all.newMembers).toBeGreaterThanOrEqual(0)
    expect((await ann.levels()).C).toMatchObject({ turnover: '150.00', members: 1, active: 1 })
    expect((await ben.levels()).A).toMatchObject({ members: 1, turnover: '0.00' })
    const week = await root.levels('range=week')
    expect(week.all.active).toBe(after.all.active)
    const { trend } = await root.get('/wps/agent/kpi?range=week&level=A')
    expect(trend).toHaveLength(7)
    expect(trend.at(-1)).toMatchObject({ turnover: after.A.turnover, active: after.A.active })
    await team.rebuild()
    expect(await root.levels()).toEqual(after)
    expect(await root.levels('range=week')).toEqual(week)
    await team.verify()
  })

  it('counts what was won, lost and paid out, less what came back; days add up to their period (MEM-08)', async () => {
    const before = await root.levels()
    await ann.lose(team.game, '40.00')
    await dan.lose(team.game, '10.00')
    await agentConsole.change('security-rules', 'lotus', { coolingHours: 0 })
    provider.payouts = new Map()
    await team.payOut(ann, '120.00', '4444447021')
    const back = await team.payOut(dan, '100.00', '4444447022')
    await agentConsole.count()
    const more = (after: typeof before, of: 'withdrawals' | 'winLoss'): number[] =>
      (['A', 'B', 'C', 'all'] as const).map((level) =>
        Math.round((Number(after[level][of]) - Number(before[level][of])) * 100),
      )
    const out = await root.levels()
    expect(more(out, 'withdrawals')).toEqual([12_000, 0, 0, 22_000])
    expect(more(out, 'winLoss')).toEqual([-4_000, 0, 0, -5_000])
    // Whom cat brought is on ann's level C, and on ben's level B.
    expect((await ann.levels()).C).toMatchObject({ withdrawals: '100.00', winLoss: '-10.00' })
    expect((await ann.levels()).B).toMatchObject({ withdrawals: '0.00', winLoss: '0.00' })
    expect((await ben.levels()).B).toMatchObject({ withdrawals: '100.00', winLoss: '-10.00' })
    await team.sendBack(back)
    await agentConsole.count()
    expect(more(await root.levels(), 'withdrawals')).toEqual([12_000, 0, 0, 12_000])
    expect((await ann.levels()).C.withdrawals).toBe('0.00')
    for (const range of ['today', 'week']) expect(await root.astray(`range=${range}`)).toEqual([])
    await team.verify()
  })
}

/** How figures follow what has moved. */
export function countSuite(team: Team): void {
  const { dan, agentConsole, root } = team

  it('counts again what has moved, and nothing else (MEM-08)', async () => {
    await agentConsole.count()
    const [asOf, before] = [await root.asOf(), await root.levels()]
    await agentConsole.count()
    expect(await root.asOf()).toBe(asOf)
    // Another step for who is active is another figure.
    await agentConsole.rules({ activeTurnover: '200.00' })
    await agentConsole.count()
    expect(await root.asOf()).toBeGreaterThan(asOf)
    expect((await root.levels()).all.active).toBeLessThan(before.all.active)
    await agentConsole.rules({ activeTurnover: '100.00' })
    await agentConsole.count()
    expect((await root.levels()).all).toEqual(before.all)
    await dan.play(team.game, '10.00')
    await agentConsole.count()
    expect(Number((await root.levels()).all.turnover)).toBe(Number(before.all.turnover) + 10)
    expect(codeOf(await root.open('new11'))).toBe('200')
    await agentConsole.count()
    expect((await root.levels()).all.newMembers).toBe(before.all.newMembers + 1)
  })
}
