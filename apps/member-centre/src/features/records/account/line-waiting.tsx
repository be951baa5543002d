import { RecordWaiting } from '../record-waiting.tsx'

const FACTS = 4

/** A line that is on its way. */
export const LineWaiting = () => <RecordWaiting screen="transactionRecord" facts={FACTS} />
