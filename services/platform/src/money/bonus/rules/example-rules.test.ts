import { coralPromotions } from '#content/announcements/seed/coral.promotions'
import { lotusPromotions } from '#content/announcements/seed/lotus.promotions'
import { htmlOf } from '#content/announcements/seed/shape'
import { EXAMPLE_RULES } from '#money/bonus/rules/example-rules'

const PROMOTIONS = [...lotusPromotions, ...coralPromotions]
const OFFERED = Object.values(EXAMPLE_RULES).flat()
const DAYS = {
  EN: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  TY: ['อาทิตย์', 'จันทร์', 'อังคาร', 'พุธ', 'พฤหัส', 'ศุกร์', 'เสาร์'],
}
const shown = (amount: string): string => Number(amount).toLocaleString('en-US')

test.each(
  OFFERED.flatMap((rule) =>
    (['EN', 'TY'] as const).map((language) => [rule.promotionId, language, rule] as const),
  ),
)('%s says in %s what its rule gives (MEM-02)', (id, language, rule) => {
  const promotion = PROMOTIONS.find((one) => one.id === id)
  if (!promotion) throw new Error('no such promotion')
  const text = promotion[language].title + htmlOf(promotion[language], language)
  const said = [
    `${rule.percent}%`,
    shown(rule.most),
    shown(rule.minDeposit),
    String(rule.wagerTimes),
    String(rule.days),
    ...(rule.maxBet === '0' ? [] : [shown(rule.maxBet)]),
    ...rule.weekdays.map((day) => DAYS[language][day]),
  ]
  for (const each of said) expect(text).toContain(each)
  // What the words say of amounts and shares is said by the rule too.
  const amounts = [rule.most, rule.minDeposit, rule.maxBet].map(shown)
  for (const [, amount] of text.matchAll(/[฿₱]([\d,]*\d)/g)) expect(amounts).toContain(amount)
  for (const [, percent] of text.matchAll(/(\d+)%/g)) expect(percent).toBe(String(rule.percent))
})
