import type { Browser } from './people/browser.ts'
import { EventStream } from './event-stream.ts'

/** The stream of a signed-in page (SHL-34). */
export async function listenAs(browser: Browser, platformUrl: string): Promise<EventStream> {
  const { ticket } = (await browser.call('POST', '/wps/events/ticket')).body.value
  return await EventStream.open(`${platformUrl}/wps/events?merchant=lotus&ticket=${ticket}`)
}

/** The data of the event that ends a session; other events before it are skipped. */
export async function waitForSessionEnd(stream: EventStream): Promise<unknown> {
  return (await stream.next('sessionEnded')).data
}
