import { GreetingWatch } from '#features/greeting/index.ts'
import { FloatingList } from '#features/service/index.ts'

/** Over every screen, once the page has a moment: customer service at the edge, and the watch that greets members (SHL-06). */
export default function FloatSlot() {
  return (
    <>
      <FloatingList />
      <GreetingWatch />
    </>
  )
}
