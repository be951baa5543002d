/** ISO 3166 codes and dialling codes of the countries players register from. */
export const COUNTRIES: readonly { code: string; dial: string }[] = [
  { code: 'TH', dial: '66' },
  { code: 'PH', dial: '63' },
  { code: 'VN', dial: '84' },
  { code: 'LA', dial: '856' },
  { code: 'KH', dial: '855' },
  { code: 'MM', dial: '95' },
  { code: 'MY', dial: '60' },
  { code: 'SG', dial: '65' },
  { code: 'ID', dial: '62' },
  { code: 'BN', dial: '673' },
  { code: 'HK', dial: '852' },
  { code: 'MO', dial: '853' },
  { code: 'TW', dial: '886' },
  { code: 'JP', dial: '81' },
  { code: 'KR', dial: '82' },
  { code: 'IN', dial: '91' },
  { code: 'AU', dial: '61' },
  { code: 'NZ', dial: '64' },
  { code: 'GB', dial: '44' },
]

/** Dialling code of a brand's country; of the first one listed where players of that country are not expected. */
export function diallingCodeOf(country: string): string {
  return (COUNTRIES.find(({ code }) => code === country) ?? COUNTRIES[0])?.dial ?? ''
}
