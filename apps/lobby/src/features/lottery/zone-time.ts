import type { Translate } from '@site/shared-api'
import type { DrawSchedule } from '@site/shared-api/contract/lottery'

const MINUTE_S = 60
const A_WEEK = 7

/** `HH:MM` and `YYYY/MM/DD` of a moment where the lottery is drawn: the same on the server and on every device. */
export function zoneTime(iso: string, timeZone: string): { time: string; day: string; seconds: string } {
  const parts = new Map(
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  )
  const part = (name: Intl.DateTimeFormatPartTypes): string => parts.get(name) ?? ''
  return {
    time: `${part('hour')}:${part('minute')}`,
    day: `${part('year')}/${part('month')}/${part('day')}`,
    seconds: part('second'),
  }
}

/** `+7` of a zone: how far its clocks are ahead of UTC at a moment. */
function ahead(iso: string, timeZone: string): string {
  const { time, day } = zoneTime(iso, timeZone)
  const local = Date.parse(`${day.replaceAll('/', '-')}T${time}:00Z`)
  const hours = Math.round((local - Date.parse(iso)) / 900_000) / 4
  return `${hours < 0 ? '−' : '+'}${Math.abs(hours)}`
}

/** How often a lottery is drawn, in the player's words. */
export function scheduleText(schedule: DrawSchedule, nextDrawAt: string, t: Translate): string {
  if (schedule.kind === 'every') {
    const { seconds } = schedule
    if (seconds < MINUTE_S) return t('lottery_every_seconds', { count: seconds })
    return seconds === MINUTE_S
      ? t('lottery_every_minute')
      : t('lottery_every_minutes', { count: seconds / MINUTE_S })
  }
  const { days, times, timeZone } = schedule
  const when =
    days.length === 0 || days.length === A_WEEK
      ? t('lottery_daily')
      : days.map((day) => t(`day_${day}`)).join(', ')
  return t('lottery_at', { days: when, times: times.join(', '), zone: ahead(nextDrawAt, timeZone) })
}

/** The time zone in which a lottery's times are shown. */
export function zoneOf(schedule: DrawSchedule): string | undefined {
  return schedule.kind === 'daily' ? schedule.timeZone : undefined
}
