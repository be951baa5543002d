import { Button } from '@mui/material'
import { askAdjustment } from '@site/shared-api/contract/adjustment'
import { isFreePlay } from '@site/shared-api/contract/constants'
import {
  FREEZE_PARTS,
  freezeMember,
  setMoneyLimits,
  thawMember,
} from '@site/shared-api/contract/member-admin'
import type { ConsoleMemberDetail } from '@site/shared-api/contract/operator-member'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { AdjustDialog } from '#features/members/adjustments/adjust-dialog.tsx'
import { FreezeDialog } from '#features/members/freeze-dialog.tsx'
import { LimitsDialog } from '#features/members/limits-dialog.tsx'
import { useMay } from '#session/rights.ts'

type Does = 'freeze' | 'thaw' | 'limit' | 'adjust'

interface Props {
  readonly member: ConsoleMemberDetail
  changed(): void
}

/** What may be done about a member: freezing, undoing it, bounds of their money, asking for another balance. */
export function MemberActions({ member, changed }: Props) {
  const t = useTranslate()
  const may = useMay()
  const [does, ask] = useState<Does>()
  const close = (): void => ask(undefined)
  const frozen = member.freezes.length
  const offered: Does[] = [
    ...(may(freezeMember) && frozen < FREEZE_PARTS.length ? (['freeze'] as const) : []),
    ...(may(thawMember) && frozen > 0 ? (['thaw'] as const) : []),
    ...(may(setMoneyLimits) ? (['limit'] as const) : []),
    ...(may(askAdjustment) && !isFreePlay(member.type) ? (['adjust'] as const) : []),
  ]
  return (
    <>
      {offered.map((one) => (
        <Button
          key={one}
          color={one === 'freeze' ? 'error' : 'primary'}
          onClick={() => ask(one)}
          variant="outlined"
        >
          {t(`members.do.${one}`)}
        </Button>
      ))}
      {(does === 'freeze' || does === 'thaw') && (
        <FreezeDialog changed={changed} close={close} does={does} member={member} />
      )}
      {does === 'limit' && <LimitsDialog changed={changed} close={close} member={member} />}
      {does === 'adjust' && (
        <AdjustDialog
          account={member.account}
          changed={changed}
          close={close}
          currency={member.currency}
          merchant={member.merchant}
          wallets={member.wallets}
        />
      )}
    </>
  )
}
