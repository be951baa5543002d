import { openPopup, popupExists, useMessages } from '@site/shared-api'
import { Button } from '@site/ui'

/** The way on where help has no answer: customer service, where the brand has it. */
export function AskService() {
  const t = useMessages('content')
  return popupExists('service') ? (
    <Button variant="secondary" onClick={() => openPopup('service')}>
      {t('help.ask')}
    </Button>
  ) : null
}
