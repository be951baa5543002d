import type { SlotComponent } from '@site/shared-api'
import { RoundsList } from '#features/rounds/index.ts'

/** `popup:rounds`: the member's own rounds of the game below (GAM-06). */
const RoundsSlot: SlotComponent = ({ params }) => <RoundsList nodeId={params?.['nodeId'] ?? ''} />

export default RoundsSlot
