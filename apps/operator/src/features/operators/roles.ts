import { OPERATOR_ROLES, type OperatorRole } from '@site/shared-api/contract/operator'

export const isRole = (text: string): text is OperatorRole => Object.hasOwn(OPERATOR_ROLES, text)
export const ROLES: readonly OperatorRole[] = Object.keys(OPERATOR_ROLES).filter(isRole)
