import TitleIcon from '@mui/icons-material/Title'
import { ToggleButton } from '@mui/material'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'

/** The one level of headings that players' pages have below a title. */
const LEVEL = 3

/** Makes a paragraph a heading, and back. */
export function HeadingButton() {
  const t = useTranslate()
  const editor = useTiptapEditor()
  const [isActive, setActive] = useState(false)
  useEffect(() => {
    if (!editor) return undefined
    const look = (): void => setActive(editor.isActive('heading', { level: LEVEL }))
    editor.on('transaction', look)
    return () => void editor.off('transaction', look)
  }, [editor])
  return (
    <ToggleButton
      aria-label={t('field.heading')}
      disabled={editor?.isEditable !== true}
      onClick={() => editor?.chain().focus().toggleNode('heading', 'paragraph', { level: LEVEL }).run()}
      selected={isActive}
      size="small"
      title={t('field.heading')}
      value="heading"
    >
      <TitleIcon fontSize="inherit" />
    </ToggleButton>
  )
}
