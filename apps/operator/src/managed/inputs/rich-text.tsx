import {
  ClearButtons,
  DefaultEditorOptions,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  RichTextInputToolbar,
} from 'ra-input-rich-text'
import { useMemo } from 'react'
import { HeadingButton } from '#managed/inputs/heading-button.tsx'
import { asTyped } from '#managed/inputs/as-typed.ts'
import { nonce } from '#theme/nonce.ts'

interface Props {
  readonly source: string
  readonly label: string
}

const toolbar = (
  <RichTextInputToolbar size="small">
    <HeadingButton />
    <FormatButtons size="small" />
    <ListButtons size="small" />
    <LinkButtons size="small" />
    <QuoteButtons size="small" />
    <ClearButtons size="small" />
  </RichTextInputToolbar>
)

/** What players read with headings, lists and links; the platform takes out what has no place in it. */
export function RichText({ source, label }: Props) {
  const options = useMemo(
    () => ({
      ...DefaultEditorOptions,
      ...(nonce !== undefined && { injectNonce: nonce }),
      editorProps: { attributes: { 'aria-label': label, 'aria-multiline': 'true', role: 'textbox' } },
    }),
    [label],
  )
  return (
    <RichTextInput
      editorOptions={options}
      format={asTyped}
      label={label}
      parse={asTyped}
      source={source}
      toolbar={toolbar}
    />
  )
}
