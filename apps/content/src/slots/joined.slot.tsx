import { JoinedList } from '#features/joining/index.ts'

/** Content of the popup of what the member has joined (CON-02). */
export default function JoinedSlot() {
  return <JoinedList />
}
