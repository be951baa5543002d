import { site, storage } from '@site/shared-api'

export const TEMPLATES_KEY = 'templates' // A3

/** Which versions the brand's flags select, kept for the parts that draw them: flag 1 the new one, else the base (SHL-20, A4). */
export function keepTemplates(): void {
  const { flags } = site().plan
  const version = (flag: string): 'new' | 'base' => (flags.includes(flag) ? 'new' : 'base')
  storage.set(
    TEMPLATES_KEY,
    JSON.stringify({ memberCentre: version('MEMCENTER3'), depositDetail: version('DEPDETAIL3') }),
  )
}
