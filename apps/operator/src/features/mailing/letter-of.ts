import { audience, type Audience } from '@site/shared-api/contract/mailing'

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

/** What is sent of it; undefined where nobody is named, or an amount is none. */
export function letterOf(form: MailingForm) {
  const rules = Object.fromEntries(
    SEGMENT.map((name) => [name, form[name]] as const).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    ),
  )
  const to = audience.safeParse({
    to: form.to,
    ...(form.to === 'one' && { account: form.account ?? '' }),
    ...(form.to === 'segment' && rules),
  })
  if (!to.success) return undefined
  const both = ({ EN = '', TY = '' }: Partial<Said> = {}): Said => ({ EN, TY })
  return { audience: to.data, title: both(form.title), content: both(form.content) }
}
