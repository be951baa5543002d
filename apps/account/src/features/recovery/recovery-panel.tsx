import { registerSettingsQuery, useFlag, useMessages, useQuery } from '@site/shared-api'
import { Chip, ChipRow, EmptyState } from '@site/ui'
import { useEffect, useState } from 'react'
import { RefusalNote } from '#form/index.ts'
import { SecondStepGate } from '#sign-in/second-step/second-step-gate.tsx'
import { warmSealing } from '#sealed/index.ts'
import { LinkForm } from './link-form.tsx'
import { MailForm } from './mail-form.tsx'
import { PhoneForm } from './phone-form.tsx'
import styles from './recovery.module.css'

type Way = 'phone' | 'mail'

interface Props {
  /** The token of an e-mail's link, where the player came by one. */
  readonly token?: string | null
  /** Signed in with a password set by a link. */
  readonly onIn?: () => void
  /** Back to where the player came from. */
  readonly onDone: () => void
}

/** Every way to a new password that the brand has (ACC-17), and the second step of the sign-in that follows. */
export function RecoveryPanel(props: Props) {
  return (
    <SecondStepGate>
      <Ways {...props} />
    </SecondStepGate>
  )
}

/** By phone first where both are there. */
function Ways({ token = null, onIn, onDone }: Props) {
  const t = useMessages('account')
  const ways = useWays()
  const [chosen, choose] = useState<Way>()
  const [spent, setSpent] = useState(false)
  useEffect(() => warmSealing(), [])
  if (token !== null && !spent)
    return <LinkForm token={token} onSpent={() => setSpent(true)} onIn={onIn} onDone={onDone} />
  const shown = chosen ?? ways[0]
  if (shown === undefined)
    return <EmptyState drawing="lock" title={t('recovery.none')} text={t('recovery.none_text')} />
  return (
    <div className={styles.panel}>
      {spent ? <RefusalNote refusal={{ code: 'reset_invalid' }} /> : null}
      {ways.length < 2 ? null : (
        <ChipRow label={t('recovery.ways')} className={styles.ways}>
          {ways.map((way) => (
            <Chip key={way} selected={way === shown} onClick={() => choose(way)}>
              {t(`recovery.way_${way}`)}
            </Chip>
          ))}
        </ChipRow>
      )}
      {ways.map((way) => (
        <div key={way} hidden={way !== shown}>
          {way === 'phone' ? <PhoneForm onDone={onDone} /> : <MailForm onDone={onDone} />}
        </div>
      ))}
    </div>
  )
}

/** By the brand's flags at once; the settings have the last word. */
function useWays(): readonly Way[] {
  const flags = { phone: useFlag('CHNGPASSVERIF3'), mail: useFlag('CHNGPASSMAIL3') }
  const { data } = useQuery(registerSettingsQuery())
  const phone = data?.recovery?.mobileNum ?? flags.phone
  const mail = data?.recovery?.email ?? flags.mail
  return [...(phone ? (['phone'] as const) : []), ...(mail ? (['mail'] as const) : [])]
}
