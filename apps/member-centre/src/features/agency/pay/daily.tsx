import type { PartProps } from '../agency.tsx'
import { PayScreen } from './pay-view.tsx'

/** The daily salary (B7). */
export default function Daily({ agent }: PartProps) {
  return <PayScreen agent={agent} kind="daily" />
}
