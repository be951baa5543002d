import { ResponsibleNote } from '#features/responsible/index.ts'

/** At the end of home and of account screens: how to play, and who helps (SHL-33). */
export default function ResponsibleSlot() {
  return <ResponsibleNote />
}
