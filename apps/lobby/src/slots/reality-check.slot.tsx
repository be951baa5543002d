import { call, closePopup, navigate, site, type SlotComponent } from '@site/shared-api'
import { answerRealityCheck } from '@site/shared-api/contract/play'
import { HOME_PATH } from '@site/config'
import { RealityCheck } from '#features/rounds/index.ts'

/** `popup:reality-check`: how long the player has played, over the game (GAM-06). */
const RealityCheckSlot: SlotComponent = ({ params }) => {
  const seconds = params?.['seconds']
  // Play money is counted in the tab alone. A lost answer is requested again.
  const answer = (said: 'on' | 'stop'): void => {
    if (seconds === undefined || !site().signedIn()) return
    call(answerRealityCheck, { body: { answer: said } }).catch(() => undefined)
  }
  return (
    <RealityCheck
      since={params?.['since'] ?? new Date().toISOString()}
      seconds={seconds === undefined ? undefined : Number(seconds)}
      onGoOn={() => {
        answer('on')
        closePopup('reality-check')
      }}
      onLeave={() => {
        answer('stop')
        navigate(HOME_PATH)
      }}
    />
  )
}

export default RealityCheckSlot
