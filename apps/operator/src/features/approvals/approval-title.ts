import type { ApprovalRequest } from '@site/shared-api/contract/approval'
import { MANAGED_KINDS } from '@site/shared-api/contract/managed-kinds'
import { useTranslate } from 'react-admin'

/** What is requested, in words: `publish` of `deposit-rules/lotus` as "Publish: Deposit rules, lotus". */
export function useApprovalTitle(): (request: Pick<ApprovalRequest, 'action' | 'subject'>) => string {
  const t = useTranslate()
  return ({ action, subject }) => {
    const [kind = '', id = ''] = subject.split('/')
    const isDocument = MANAGED_KINDS.some((one) => one === kind)
    const name = isDocument ? `${t(`kind.${kind}.one`)}, ${id}` : subject
    return `${t(`approvals.action.${action}`)}: ${name}`
  }
}
