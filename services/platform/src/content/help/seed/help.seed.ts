import { exampleBrands } from '@site/config/brands'
import type { Seed } from '#start/seed/seed'
import { upsertTopic } from '#content/help/repository'
import { account, security } from '#content/help/seed/account'
import { age, responsible } from '#content/help/seed/care'
import { deposit, withdrawal } from '#content/help/seed/money'
import { games, promotions } from '#content/help/seed/playing'
import { privacy, terms } from '#content/help/seed/rules'
import type { HelpFacts } from '#content/help/seed/shape'
import { sanitise } from '#content/rich-text/sanitise'
import type { LocalisedText } from '#api/texts/localised'

/** Between two topics others find a place. */
const STEP = 10

const TOPICS = [deposit, withdrawal, games, promotions, account, security, responsible, terms, privacy, age]

const listed = (language: keyof LocalisedText, lines: (typeof exampleBrands)[number]['helplines']): string =>
  `<ul>${lines.map(({ name, address }) => `<li><a href="${address}">${name[language] ?? ''}</a></li>`).join('')}</ul>`

const facts: readonly HelpFacts[] = exampleBrands.map(({ merchant, name, adultAge, helplines }) => ({
  merchant,
  name,
  age: adultAge,
  helplines: { TY: listed('TY', helplines), EN: listed('EN', helplines) },
  ...(merchant === 'lotus'
    ? {
        ways: { TY: 'พร้อมเพย์ โอนผ่านธนาคาร หรือทรูมันนี่', EN: 'PromptPay, bank transfer or TrueMoney' },
        leastDeposit: '฿100',
        leastWithdrawal: '฿300',
        papersFrom: '฿50,000',
      }
    : {
        ways: { TY: 'GCash, Maya หรือโอนผ่านธนาคาร', EN: 'GCash, Maya or bank transfer' },
        leastDeposit: '₱200',
        leastWithdrawal: '₱500',
        papersFrom: '₱75,000',
      }),
}))

const clean = ({ TY, EN }: LocalisedText): LocalisedText => ({ TY: sanitise(TY), EN: sanitise(EN) })

/** The help of both example brands, in both languages. */
export const seed: Seed = {
  after: ['brands'],
  async run(db) {
    for (const brand of facts)
      for (const [at, topicOf] of TOPICS.entries()) {
        const { tag, title, content, items } = topicOf(brand)
        await upsertTopic(db, {
          merchant: brand.merchant,
          id: tag,
          tag,
          texts: { title, content: clean(content) },
          items: items.map((one) => ({ ...one, content: clean(one.content) })),
          sort: (at + 1) * STEP,
        })
      }
  },
}
