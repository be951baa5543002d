import type { PartProps } from '../agency.tsx'
import { PayScreen } from './pay-view.tsx'

/** The dividend (B7). */
export default function Dividend({ agent }: PartProps) {
  return <PayScreen agent={agent} kind="dividend" />
}
