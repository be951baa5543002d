import { closePopup, navigate, type SlotComponent } from '@site/shared-api'
import { HOME_PATH } from '@site/config'
import { RealityCheck } from '#features/rounds/index.ts'

/** `popup:reality-check`: how long somebody has played, over the game (GAM-06). */
const RealityCheckSlot: SlotComponent = ({ params }) => (
  <RealityCheck
    since={params?.['since'] ?? new Date().toISOString()}
    onGoOn={() => closePopup('reality-check')}
    onLeave={() => navigate(HOME_PATH)}
  />
)

export default RealityCheckSlot
