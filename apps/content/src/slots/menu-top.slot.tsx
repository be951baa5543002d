import { useEffect } from 'react'
import { Activities } from '#features/activities/index.ts'
import { noteMenuOpened } from '#features/unread/index.ts'

/** In the side menu below the player: the first activities (SHL-12). It is mounted when the menu opens: what is unread is fetched then (SHL-24). */
export default function MenuTopSlot() {
  useEffect(noteMenuOpened, [])
  return <Activities />
}
