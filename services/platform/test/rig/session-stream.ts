import type { Browser } from './people/browser.ts'
import { EventStream } from './event-stream.ts'

/** The stream of a signed-in page (SHL-34). */
export async function listenAs(browser: Browser, platformUrl: string): Promise<EventStream> {
  const { ticket } = (await browser.call('POST', '/wps/events/ticket')).body.value
  return await EventStream.open(`${platformUrl}/wps/events?merchant=lotus&ticket=${ticket}`)
}

/** What the page is told when its session has ended; whatever else it is told before is passed over. */
export async function endTold(stream: EventStream): Promise<unknown> {
  return (await stream.next('sessionEnded')).data
}
