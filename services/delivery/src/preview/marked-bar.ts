import type { Visit } from '#plan/plan-resolver.ts'
import { previewBar, type PreviewBar } from './preview-bar.ts'

/** The bar of a visit, where it is one of a preview or the first after it. */
export function markedBar({ language, preview, afterPreview }: Visit): PreviewBar | undefined {
  const builds = preview?.builds
  if (builds?.isLocal === true) return undefined
  if (preview !== undefined) return previewBar(language, { modules: [...(builds?.releases.keys() ?? [])] })
  return afterPreview === true ? previewBar(language, { ended: true }) : undefined
}
