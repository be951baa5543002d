import { RecordWaiting } from '../record-waiting.tsx'

const FACTS = 7

/** A round that is on its way. */
export const RoundWaiting = () => <RecordWaiting screen="gameRecord" facts={FACTS} calls />
