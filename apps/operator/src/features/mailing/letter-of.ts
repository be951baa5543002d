import type { Audience } from '@site/shared-api/contract/mailing'

interface Said {
  readonly EN: string
  readonly TY: string
}

/** What the form holds. */
export interface MailingForm {
  readonly merchant: string
  readonly to: Audience['to']
  readonly account?: string
  readonly at?: string | null
  readonly title?: Partial<Said>
  readonly content?: Partial<Said>
  readonly [field: string]: unknown
}

const SEGMENT = [
  'types',
  'joinedSince',
  'joinedBefore',
  'seenSince',
  'notSeenSince',
  'vipFrom',
  'balanceFrom',
]

const MONEY = /^\d+(\.\d+)?$/

/** What is sent of it; undefined without a recipient, or with an invalid amount. The platform validates the rest. */
export function letterOf(form: MailingForm) {
  const audience = audienceOf(form)
  if (!audience) return undefined
  const both = ({ EN = '', TY = '' }: Partial<Said> = {}): Said => ({ EN, TY })
  return { audience, title: both(form.title), content: both(form.content) }
}

function audienceOf(form: MailingForm): Audience | undefined {
  if (form.to === 'all') return { to: 'all' }
  if (form.to === 'one') {
    const account = form.account?.trim() ?? ''
    return account === '' ? undefined : { to: 'one', account }
  }
  const rules = Object.fromEntries(
    SEGMENT.map((name) => [name, form[name]] as const).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    ),
  )
  const { balanceFrom } = rules
  if (balanceFrom !== undefined && !MONEY.test(String(balanceFrom))) return undefined
  return { to: 'segment', ...rules }
}
