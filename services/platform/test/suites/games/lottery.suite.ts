import type { Provider } from '../../rig/outside/provider.ts'
import type { Rig } from '../../rig/rig.ts'
import { until } from '../../rig/until.ts'

interface Lottery {
  id: string
  nodeId: string
  gameType: string
  vassalage: string
  nextDrawAt: string
  schedule: { kind: string; seconds?: number }
  lastDraw: { issue: string; drawnAt: string; numbers: number[] } | null
}

/** Lotteries and their draws (GAM-07). */
export function lotterySuite(rig: Rig, provider: Provider): void {
  const get = async (path: string, options: object = {}) => (await rig.caller.get(path, options)).body.value

  it('lists lotteries and e-lotteries with their next draw and last numbers (GAM-07)', async () => {
    for (const [path, gameType] of [
      ['/wps/game/lottery/list', 'LOTT'],
      ['/wps/game/elott/list', 'ELOTT'],
    ]) {
      const { now, lotteries }: { now: string; lotteries: Lottery[] } = await get(path ?? '')
      expect(lotteries.length).toBeGreaterThan(20)
      for (const one of lotteries) {
        expect(one.gameType).toBe(gameType)
        expect(one.nextDrawAt > now).toBe(true)
        expect(one.lastDraw?.numbers.length).toBeGreaterThan(2)
        expect((one.lastDraw?.drawnAt ?? '') <= now).toBe(true)
      }
    }
    expect((await get('/wps/game/elott/list')).prizeMode).toBe('Elott')
    const sea = await get('/wps/game/lottery/list?vassalage=TCG_SEA')
    expect(new Set(sea.lotteries.map(({ vassalage }: Lottery) => vassalage))).toEqual(new Set(['TCG_SEA']))
    const coral = await get('/wps/game/elott/list', { merchant: 'coral' })
    expect(new Set(coral.lotteries.map(({ vassalage }: Lottery) => vassalage))).toEqual(new Set(['TCG_SEA']))
  })

  it('has menus by provider, Vietnam’s alone, and draw info (GAM-07)', async () => {
    const codes = async (path: string) =>
      (await get(path)).map(({ vassalage }: { vassalage: string }) => vassalage).sort()
    expect(await codes('/wps/game/lottery/menu')).toEqual(['TCG_LOTTO_VN', 'TCG_SEA'])
    expect(await codes('/wps/game/lottery/vn/menu')).toEqual(['TCG_LOTTO_VN'])
    const [menu] = await get('/wps/game/lottery/vn/menu')
    const id: string = menu.lotteries[0].id
    const info = await get(`/wps/game/lottery/vn/numero?lotteryId=${id}`)
    expect(info.lottery.id).toBe(id)
    expect(info.draws[0]).toEqual(info.lottery.lastDraw)
    const times = info.draws.map(({ drawnAt }: { drawnAt: string }) => drawnAt)
    expect(new Set(times).size).toBe(times.length)
    expect([...times].sort().reverse()).toEqual(times)
    const [, sea] = await get('/wps/game/lottery/menu')
    const notThere = await rig.caller.get(`/wps/game/lottery/vn/numero?lotteryId=${sea.lotteries[0].id}`)
    const wrong =
      sea.vassalage === 'TCG_SEA'
        ? notThere
        : await rig.caller.get('/wps/game/lottery/vn/numero?lotteryId=none')
    expect([wrong.status, wrong.body.code, wrong.body.field]).toEqual([404, 'lottery_unknown', 'lotteryId'])
    const bad = await rig.caller.get('/wps/game/lottery/numero?lotteryId=../x')
    expect([bad.status, bad.body.field]).toEqual([400, 'lotteryId'])
  })

  it('shows the results that its provider paid by (GAM-07)', async () => {
    const { lotteries }: { lotteries: Lottery[] } = await get('/wps/game/elott/list')
    for (const { nodeId, lastDraw } of lotteries)
      expect(lastDraw?.numbers).toEqual(provider.drawn(nodeId, new Date(lastDraw?.drawnAt ?? '').getTime()))
    const info = await get(`/wps/game/lottery/numero?lotteryId=${lotteries[0]?.id}&limit=50`)
    expect(info.draws.length).toBeGreaterThan(5)
    for (const { drawnAt, numbers } of info.draws)
      expect(numbers).toEqual(provider.drawn(info.lottery.nodeId, new Date(drawnAt).getTime()))
  })

  it('makes each draw once when its time has come, and never changes it (GAM-07)', async () => {
    const numbers = async (id: string): Promise<Map<string, number[]>> => {
      const { draws } = await get(`/wps/game/lottery/numero?lotteryId=${id}&limit=50`)
      return new Map(draws.map((draw: { issue: string; numbers: number[] }) => [draw.issue, draw.numbers]))
    }
    const { lotteries }: { lotteries: Lottery[] } = await get('/wps/game/elott/list')
    const fast = lotteries.find(({ schedule }) => schedule.seconds === 60)?.id ?? ''
    const before = await numbers(fast)
    await rig.restart(5 * 60_000)
    // Their provider is queried again where it was slow to answer.
    const after = await until(async () => {
      const now = await numbers(fast)
      return now.size >= before.size + 5 ? now : undefined
    }, 'the draws of five minutes')
    for (const [issue, drawn] of before) expect(after.get(issue)).toEqual(drawn)
    await rig.restart()
    // The clock is back: draws that are still to come are not shown.
    for (const [issue, drawn] of await numbers(fast)) expect(after.get(issue)).toEqual(drawn)
  })
}
