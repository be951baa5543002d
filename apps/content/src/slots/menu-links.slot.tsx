import { Channels } from '#features/channels/index.ts'

/** In the side menu after what there is to discover: the brand's channels elsewhere (SHL-11). */
export default function MenuLinksSlot() {
  return <Channels />
}
