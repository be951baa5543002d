import { SiteRoot } from '@site/shared-api'
import { fakeWire, startTestSite } from '@site/shared-api/testing'
import { render, screen } from '@testing-library/react'
import { Channels } from './channels.tsx'

const RESOURCES = [
  { resourceType: 'Android', url: 'https://apps.example/a.apk', labelNameEn: 'Android app' },
  { resourceType: 'TELEGRAM', url: 'https://t.me/lotus', labelNameEn: 'Telegram' },
  { resourceType: 'TELEGRAM', url: 'javascript:alert(1)', labelNameEn: 'Trap' },
]

test('leads elsewhere only in a window of its own, and never to an address that is no https (SHL-11)', async () => {
  fakeWire({ 'GET /wps/system/status': { value: { info: { resources: RESOURCES } } } })
  startTestSite()
  render(
    <SiteRoot>
      <Channels />
    </SiteRoot>,
  )
  const telegram = await screen.findByRole('link', { name: 'Telegram' })
  expect([telegram.getAttribute('target'), telegram.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener noreferrer',
  ])
  expect(screen.getAllByRole('link')).toEqual([telegram])
})
