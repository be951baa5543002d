import type { PartProps } from '../agency.tsx'
import { PayScreen } from './pay-view.tsx'

/** The hourly salary (B7). */
export default function Hourly({ agent }: PartProps) {
  return <PayScreen agent={agent} kind="hourly" />
}
