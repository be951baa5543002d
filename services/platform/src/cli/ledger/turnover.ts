import { rebuildTurnover } from '@site/shared-api/contract/turnover'
import { callAsOperator } from '#cli/operator'

/** Has a brand's turnover made anew by the running site. */
export async function rebuild({
  brand,
  ...site
}: {
  brand: string
  url: string
  dataDir: string
}): Promise<string> {
  const { method, path } = rebuildTurnover
  const at = path.replace(':merchant', encodeURIComponent(brand))
  await callAsOperator({ method, path: at, url: site.url, dataDir: site.dataDir })
  return `The turnover of ${brand} is made anew from its rounds; the queue of the site shows when it is done.`
}
