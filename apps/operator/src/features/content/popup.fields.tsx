import { NoticeFields } from '#features/content/notice-fields.tsx'

export default function PopupFields() {
  return <NoticeFields />
}
