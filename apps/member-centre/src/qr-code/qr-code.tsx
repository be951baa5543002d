import { QRCodeSVG } from 'qrcode.react'

interface Props {
  /** What another phone’s camera reads. */
  readonly text: string
  readonly title: string
}

const CODE_PX = 208

/** A text as a code to scan. */
export default function QrCode({ text, title }: Props) {
  return <QRCodeSVG value={text} size={CODE_PX} role="img" title={title} />
}
