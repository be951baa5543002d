import { Greeting } from '#features/greeting/index.ts'

/** Content of the login popup: the announcements of today as a carousel (LOB-03). */
export default function AnnouncementsSlot() {
  return <Greeting />
}
