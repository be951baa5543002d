import { OPERATOR_TOKEN } from './process/platform-process.ts'

/** What an operator's call carries. */
export const OPERATOR = { merchant: '', headers: { Authorization: `Bearer ${OPERATOR_TOKEN}` } }
