import { Link } from '@mui/material'
import type { ConsoleMemberDetail } from '@site/shared-api/contract/operator-member'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { PartTable } from '#lists/part-table.tsx'
import { useWhen } from '#when/when.ts'

/** Devices a member signed in from, each with a link to the other members on it. */
export function DevicesPart({ member }: { readonly member: ConsoleMemberDetail }) {
  const t = useTranslate()
  const when = useWhen()
  const toOthers = (id: string): string =>
    `/members?filter=${encodeURIComponent(JSON.stringify({ brand: member.merchant, search: id }))}`
  return (
    <PartTable
      title={t('members.devices')}
      names={['device', 'address', 'first', 'last', 'who_else'].map((name) => t(`members.${name}`))}
      rows={member.devices.map((device) => ({
        key: device.id,
        cells: [
          device.device ?? '–',
          device.address,
          when(device.firstAt),
          when(device.lastAt),
          <Link
            key="others"
            aria-label={`${t('members.same_device')} ${device.device ?? device.id}`}
            component={RouterLink}
            to={toOthers(device.id)}
          >
            {t('members.same_device')}
          </Link>,
        ],
      }))}
    />
  )
}
