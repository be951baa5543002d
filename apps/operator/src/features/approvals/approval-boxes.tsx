import { Badge, Tab, Tabs } from '@mui/material'
import { APPROVAL_BOXES, type ApprovalBox } from '@site/shared-api/contract/approval'
import { useListContext, useTranslate } from 'react-admin'
import { useApprovableCount } from '#features/approvals/use-approvable-count.ts'

export const FIRST_BOX: ApprovalBox = 'approvable'

/** What the operator can approve, their own requests, and all; another one is shown in every state. */
export function ApprovalBoxes() {
  const t = useTranslate()
  const count = useApprovableCount()
  const { filterValues, setFilters } = useListContext()
  const box = APPROVAL_BOXES.find((one) => one === filterValues['box']) ?? FIRST_BOX
  return (
    <Tabs
      aria-label={t('approvals.boxes')}
      onChange={(_event, next: ApprovalBox) => {
        setFilters({ merchant: filterValues['merchant'], box: next })
      }}
      value={box}
    >
      {APPROVAL_BOXES.map((one) => (
        <Tab
          key={one}
          label={
            <Badge
              badgeContent={one === 'approvable' ? count : 0}
              color="primary"
              sx={{ '& .MuiBadge-badge': { right: -12 } }}
            >
              {t(`approvals.box.${one}`)}
            </Badge>
          }
          value={one}
        />
      ))}
    </Tabs>
  )
}
