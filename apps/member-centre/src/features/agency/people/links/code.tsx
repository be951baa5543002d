import { useMessages } from '@site/shared-api'
import { QRCodeSVG } from 'qrcode.react'
import own from './links.module.css'

interface Props {
  readonly address: string
  readonly name: string
}

const CODE_PX = 208

/** An address as a code for another phone’s camera. */
export default function Code({ address, name }: Props) {
  const t = useMessages('member-centre')
  return (
    <div className={own.code} data-code="">
      <QRCodeSVG value={address} size={CODE_PX} role="img" title={t('agency.qr_of', { name })} />
    </div>
  )
}
