import { Page } from '#layout/page.tsx'
import { Devices } from '#features/devices/index.ts'

/** `/m/member/devices` (ACC-21): where the member is signed in. */
export default function DevicesScreen() {
  return (
    <Page screen="devices">
      <Devices />
    </Page>
  )
}
