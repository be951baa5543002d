import { Button, MenuItem, TextField } from '@mui/material'
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
  LIMIT_KINDS,
  PERIODS_OF,
  type LimitKind,
  type LimitPeriod,
} from '@site/shared-api/contract/play-limit'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { ConfirmDialog } from '#confirm/confirm-dialog.tsx'
import { useMay } from '#session/rights.ts'

const DEEDS = ['note', 'limit', 'time-out', 'exclusion', 'message', 'release', 'payout'] as const
type Deed = (typeof DEEDS)[number]
const CALLS = {
  note: noteCare,
  limit: limitCare,
  'time-out': excludeCare,
  exclusion: excludeCare,
  message: messageCare,
  release: restrictPlay,
  payout: payOutMember,
} as const
const HOURS = [24, 72, 168, 336, 720, 1_008] as const
const MONTHS = ['6', '12', '24', '60', ''] as const
const DAY_HOURS = 24

interface Props {
  readonly member: CareMember
  changed(member: CareMember): void
}

/** What may be done for a member: each asks first, says why, and is written down. */
export function CareActions({ changed, member }: Props) {
  const t = useTranslate()
  const may = useMay()
  const [deed, setDeed] = useState<Deed>()
  return (
    <>
      {DEEDS.filter((one) => may(CALLS[one]) && isFor(one, member)).map((one) => (
        <Button
          key={one}
          color={one === 'exclusion' ? 'error' : 'primary'}
          onClick={() => setDeed(one)}
          variant="outlined"
        >
          {t(`care.do.${one}`)}
        </Button>
      ))}
      {deed !== undefined && (
        <DeedDialog
          key={deed}
          deed={deed}
          member={member}
          changed={changed}
          close={() => setDeed(undefined)}
        />
      )}
    </>
  )
}

/** A held account alone is released, and cash is asked for in the place of whoever cannot. */
function isFor(deed: Deed, { exclusions, restricted }: CareMember): boolean {
  if (deed === 'release') return restricted
  return deed !== 'payout' || exclusions.some(({ holds }) => holds)
}

function DeedDialog({
  changed,
  close,
  deed,
  member,
}: Props & { readonly deed: Deed; readonly close: () => void }) {
  const t = useTranslate()
  const [text, setText] = useState('')
  const [title, setTitle] = useState('')
  const [state, setState] = useState<CareState>(member.state ?? 'open')
  const [limit, setLimit] = useState<{ kind: LimitKind; period: LimitPeriod }>({
    kind: 'deposit',
    period: 'day',
  })
  const [amount, setAmount] = useState('')
  const [hours, setHours] = useState<number>(HOURS[0])
  const [months, setMonths] = useState<string>(MONTHS[0])
  const [scope, setScope] = useState<'brand' | 'house'>('brand')
  const [orderId] = useState(() => crypto.randomUUID())
  const { account, merchant } = member
  const params = { merchant, account }
  const why = text.trim()
  const go = async (): Promise<void> => {
    if (deed === 'note') changed(await call(noteCare, { params, body: { text: why, state } }))
    else if (deed === 'limit')
      changed(
        await call(limitCare, {
          params,
          body: { ...limit, amount: amount.trim() === '' ? null : amount.trim(), why },
        }),
      )
    else if (deed === 'message')
      changed(await call(messageCare, { params, body: { title: title.trim(), text: why } }))
    else if (deed === 'release' || deed === 'payout') {
      await (deed === 'release'
        ? call(restrictPlay, { params, body: { restricted: false } })
        : call(payOutMember, { params, body: { orderId, why } }))
      changed(await call(readCareMember, { params }))
    } else if (deed === 'time-out')
      changed(await call(excludeCare, { params, body: { kind: 'time-out', hours, why } }))
    else
      changed(
        await call(excludeCare, {
          params,
          body: { kind: 'exclusion', months: months === '' ? null : Number(months), scope, why },
        }),
      )
  }
  const pairs = LIMIT_KINDS.flatMap((kind) => PERIODS_OF[kind].map((period) => ({ kind, period })))
  const field = { fullWidth: true, sx: { mt: 2 } } as const
  return (
    <ConfirmDialog
      action={t(`care.do.${deed}`)}
      close={close}
      confirm={go}
      danger={deed === 'exclusion' || deed === 'time-out'}
      disabled={(why === '' && deed !== 'release') || (deed === 'message' && title.trim() === '')}
      text={t(`care.ask.${deed}`, { account })}
      title={t(`care.do.${deed}`)}
    >
      {deed === 'note' && (
        <TextField
          {...field}
          label={t('care.state_label')}
          onChange={({ target }) => setState(CARE_STATES.find((one) => one === target.value) ?? 'open')}
          select
          value={state}
        >
          {CARE_STATES.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`care.state.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {deed === 'limit' && (
        <>
          <TextField
            {...field}
            label={t('care.limit')}
            onChange={({ target }) =>
              setLimit(pairs.find(({ kind, period }) => `${kind} ${period}` === target.value) ?? limit)
            }
            select
            value={`${limit.kind} ${limit.period}`}
          >
            {pairs.map(({ kind, period }) => (
              <MenuItem key={`${kind} ${period}`} value={`${kind} ${period}`}>
                {`${t(`care.kind.${kind}`)} · ${t(`care.period.${period}`)}`}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            {...field}
            helperText={t(limit.kind === 'time' ? 'care.minutes_help' : 'care.amount_help')}
            label={t('care.amount')}
            onChange={({ target }) => setAmount(target.value)}
            value={amount}
          />
        </>
      )}
      {deed === 'time-out' && (
        <TextField
          {...field}
          label={t('care.how_long')}
          onChange={({ target }) => setHours(Number(target.value))}
          select
          value={hours}
        >
          {HOURS.map((one) => (
            <MenuItem key={one} value={one}>
              {t('care.days', { days: one / DAY_HOURS })}
            </MenuItem>
          ))}
        </TextField>
      )}
      {deed === 'exclusion' && (
        <>
          <TextField
            {...field}
            label={t('care.how_long')}
            onChange={({ target }) => setMonths(target.value)}
            select
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            value={months}
          >
            {MONTHS.map((one) => (
              <MenuItem key={one} value={one}>
                {one === '' ? t('care.for_ever') : t('care.months', { months: one })}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            {...field}
            label={t('care.where')}
            onChange={({ target }) => setScope(target.value === 'house' ? 'house' : 'brand')}
            select
            value={scope}
          >
            {(['brand', 'house'] as const).map((one) => (
              <MenuItem key={one} value={one}>
                {t(`care.scope.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        </>
      )}
      {deed === 'message' && (
        <TextField
          {...field}
          label={t('care.message_title')}
          onChange={({ target }) => setTitle(target.value)}
          value={title}
        />
      )}
      {deed === 'release' ? null : (
        <TextField
          {...field}
          label={t(deed === 'note' || deed === 'message' ? 'care.text' : 'care.why')}
          multiline
          onChange={({ target }) => setText(target.value)}
          value={text}
        />
      )}
    </ConfirmDialog>
  )
}
