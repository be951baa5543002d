import { isLottery, lotteryLaunch } from './lottery-launch.ts'

const menu = (key: string, ...codes: string[]) => ({
  key,
  vendors: codes.map((vassalage) => ({ vassalage })),
})

describe('a lottery launch (GAM-03)', () => {
  it.each([
    ['no lottery in the mapping', 'XLOT', [menu('SLOT', 'JL')], 'lottery'],
    ['an e-lottery alone', 'XLOT', [menu('ELOTT', 'XLOT')], 'lottery'],
    ['the mapping holds LOTT', 'XLOT', [menu('LOTT', 'XLOT')], 'elottery'],
    ['the mapping holds TCG_LOTTO_VN', 'XLOT', [menu('ELOTT', 'TCG_LOTTO_VN')], 'elottery'],
    ['the vendor is TCG_LOTTO_VN', 'TCG_LOTTO_VN', [menu('LOTT', 'TCG_LOTTO_VN')], 'elottery'],
    ['the vendor is TCG_SEA', 'TCG_SEA', [menu('LOTT', 'TCG_LOTTO_VN', 'TCG_SEA')], 'SEA'],
    ['the vendor is TCG_SEA and nothing else is there', 'TCG_SEA', [], 'SEA'],
  ])('has the right prize mode when %s', (_, vassalage, mapping, prizeMode) => {
    expect(lotteryLaunch({ vassalage, lottoMode: null }, mapping).prizeMode).toBe(prizeMode)
  })

  it.each([
    [null, 'trad'],
    ['Traditional', 'trad'],
    ['Entertainment', 'ent'],
    ['Traditional,Entertainment', 'ent'],
  ])('plays %s as %s', (lottoMode, playType) => {
    expect(lotteryLaunch({ vassalage: 'TCG_SEA', lottoMode }, []).playType).toBe(playType)
  })

  it('is for lotteries and e-lotteries alone (GAM-02)', () => {
    expect(['LOTT', 'ELOTT', 'RNG', 'LIVE'].map((gameType) => isLottery({ gameType }))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
