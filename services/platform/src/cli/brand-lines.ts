import type { Brand } from '@site/config/schema'

const WIDTH = 12
const line = (what: string, said: string): string => `  ${what.padEnd(WIDTH)} ${said}`
const listed = (words: readonly string[], none = 'none'): string => words.join(', ') || none
const named = <Value>(record: Readonly<Record<string, Value>>, wanted: Value): string[] =>
  Object.entries(record)
    .filter(([, value]) => value === wanted)
    .map(([name]) => name)

/** The settings of a brand, for a command without a switch. */
export function brandLines(brand: Brand): string[] {
  const { currency, flags, jackpot, languages, modules, sms } = brand
  const closed = [
    ...(brand.maintenance ? ['maintenance'] : []),
    ...(brand.regionRestriction ? ['region'] : []),
    ...(brand.blockedNetworks.length > 0 ? [`${brand.blockedNetworks.length} networks`] : []),
  ]
  return [
    line('name', `${brand.name} (${currency.code}, ${languages.join(' ')}, ${brand.timeZone})`),
    line('closed', listed(closed, 'no')),
    line('modules off', listed(named(modules, false))),
    line('flags on', listed(named(flags, 1))),
    line('flags off', listed(named(flags, 0))),
    line('categories', listed(brand.categories)),
    line('SMS', `to ${listed(sms.countries, brand.country)}, ${sms.perHour} an hour`),
    line('jackpot', `${jackpot.source}, ${jackpot.min} to ${jackpot.max}`),
    line('pictures', listed(brand.imageHosts, 'from the site itself')),
  ]
}
