import { Button, Stack } from '@mui/material'
import {
  CARE_STATES,
  excludeCare,
  limitCare,
  messageCare,
  noteCare,
  readCareMember,
  type CareMember,
  type CareState,
} from '@site/shared-api/contract/play-console'
import { restrictPlay } from '@site/shared-api/contract/launch'
import { payOutMember } from '@site/shared-api/contract/withdraw-console'
import {
  EXCLUSION_SCOPES,
  LIMIT_KINDS,
  PERIODS_OF,
  type ExclusionScope,
  type LimitKind,
  type LimitPeriod,
} from '@site/shared-api/contract/play-limit'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'
import { ChoiceField } from '#fields/choice-field.tsx'
import { TextLine } from '#fields/text-line.tsx'
import { useMay } from '#session/rights.ts'

const ACTIONS = ['note', 'limit', 'time-out', 'exclusion', 'message', 'release', 'payout'] as const
type CareAction = (typeof ACTIONS)[number]
const CALLS = {
  note: noteCare,
  limit: limitCare,
  'time-out': excludeCare,
  exclusion: excludeCare,
  message: messageCare,
  release: restrictPlay,
  payout: payOutMember,
} as const
const HOURS = ['24', '72', '168', '336', '720', '1008'] as const
const MONTHS = ['6', '12', '24', '60', ''] as const
const DAY_HOURS = 24
/** Each limit that there is, by kind and period, and its name as a choice. */
const PAIRS = LIMIT_KINDS.flatMap((kind) => PERIODS_OF[kind].map((period) => ({ kind, period })))
const LIMITS = PAIRS.map(({ kind, period }) => `${kind} ${period}`)
const FIRST = { kind: 'deposit', period: 'day' } as const

const limitOf = (limit: string): { kind: LimitKind; period: LimitPeriod } =>
  PAIRS[LIMITS.indexOf(limit)] ?? FIRST

interface Props {
  readonly member: CareMember
  changed(member: CareMember): void
}

/** What may be done for a member: each asks first, says why, and is written down. */
export function CareActions({ changed, member }: Props) {
  const t = useTranslate()
  const may = useMay()
  const [action, setAction] = useState<CareAction>()
  return (
    <>
      {ACTIONS.filter((one) => may(CALLS[one]) && isFor(one, member)).map((one) => (
        <Button
          key={one}
          color={one === 'exclusion' ? 'error' : 'primary'}
          onClick={() => setAction(one)}
          variant="outlined"
        >
          {t(`care.do.${one}`)}
        </Button>
      ))}
      {action !== undefined && (
        <ActionDialog
          key={action}
          action={action}
          member={member}
          changed={changed}
          close={() => setAction(undefined)}
        />
      )}
    </>
  )
}

/** Only a held account is released, and a balance is paid out only for members who cannot request it. */
function isFor(action: CareAction, { exclusions, restricted }: CareMember): boolean {
  if (action === 'release') return restricted
  return action !== 'payout' || exclusions.some(({ holds }) => holds)
}

function ActionDialog({
  changed,
  close,
  action,
  member,
}: Props & { readonly action: CareAction; readonly close: () => void }) {
  const t = useTranslate()
  const [text, setText] = useState('')
  const [title, setTitle] = useState('')
  const [state, setState] = useState<CareState>(member.state ?? 'open')
  const [limit, setLimit] = useState(LIMITS[0] ?? '')
  const [amount, setAmount] = useState('')
  const [hours, setHours] = useState<(typeof HOURS)[number]>(HOURS[0])
  const [months, setMonths] = useState<(typeof MONTHS)[number]>(MONTHS[0])
  const [scope, setScope] = useState<ExclusionScope>('brand')
  const [orderId] = useState(() => crypto.randomUUID())
  const { account, merchant } = member
  const params = { merchant, account }
  const why = text.trim()
  const go = async (): Promise<void> => {
    if (action === 'note') changed(await call(noteCare, { params, body: { text: why, state } }))
    else if (action === 'limit')
      changed(
        await call(limitCare, {
          params,
          body: { ...limitOf(limit), amount: amount.trim() === '' ? null : amount.trim(), why },
        }),
      )
    else if (action === 'message')
      changed(await call(messageCare, { params, body: { title: title.trim(), text: why } }))
    else if (action === 'release' || action === 'payout') {
      await (action === 'release'
        ? call(restrictPlay, { params, body: { restricted: false } })
        : call(payOutMember, { params, body: { orderId, why } }))
      changed(await call(readCareMember, { params }))
    } else if (action === 'time-out')
      changed(await call(excludeCare, { params, body: { kind: 'time-out', hours: Number(hours), why } }))
    else
      changed(
        await call(excludeCare, {
          params,
          body: { kind: 'exclusion', months: months === '' ? null : Number(months), scope, why },
        }),
      )
  }
  return (
    <ConfirmDialog
      action={t(`care.do.${action}`)}
      close={close}
      confirm={go}
      danger={action === 'exclusion' || action === 'time-out'}
      disabled={(why === '' && action !== 'release') || (action === 'message' && title.trim() === '')}
      text={t(`care.ask.${action}`, { account })}
      title={t(`care.do.${action}`)}
    >
      <Stack sx={{ gap: 2, mt: 2 }}>
        {action === 'note' && (
          <ChoiceField
            choices={CARE_STATES}
            choose={setState}
            label={t('care.state_label')}
            nameOf={(one) => t(`care.state.${one}`)}
            value={state}
          />
        )}
        {action === 'limit' && (
          <>
            <ChoiceField
              choices={LIMITS}
              choose={setLimit}
              label={t('care.limit')}
              nameOf={(one) => {
                const { kind, period } = limitOf(one)
                return `${t(`care.kind.${kind}`)} · ${t(`care.period.${period}`)}`
              }}
              value={limit}
            />
            <TextLine
              help={t(limitOf(limit).kind === 'time' ? 'care.minutes_help' : 'care.amount_help')}
              label={
                limitOf(limit).kind === 'time'
                  ? t('care.minutes_label')
                  : `${t('care.amount')} (${member.currency})`
              }
              mode="decimal"
              value={amount}
              write={setAmount}
            />
          </>
        )}
        {action === 'time-out' && (
          <ChoiceField
            choices={HOURS}
            choose={setHours}
            label={t('care.how_long')}
            nameOf={(one) => t('care.days', { days: Number(one) / DAY_HOURS })}
            value={hours}
          />
        )}
        {action === 'exclusion' && (
          <>
            <ChoiceField
              choices={MONTHS}
              choose={setMonths}
              label={t('care.how_long')}
              nameOf={(one) => (one === '' ? t('care.for_ever') : t('care.months', { months: one }))}
              value={months}
            />
            <ChoiceField
              choices={EXCLUSION_SCOPES}
              choose={setScope}
              label={t('care.where')}
              nameOf={(one) => t(`care.scope.${one}`)}
              value={scope}
            />
          </>
        )}
        {action === 'message' && <TextLine label={t('care.message_title')} value={title} write={setTitle} />}
        {action !== 'release' && (
          <TextLine
            help={t(action === 'message' ? 'care.text_read' : 'care.text_kept')}
            label={t(action === 'note' || action === 'message' ? 'care.text' : 'care.why')}
            long
            value={text}
            write={setText}
          />
        )}
      </Stack>
    </ConfirmDialog>
  )
}
