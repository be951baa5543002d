import type { PlanModule } from '@site/config/schema'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { ModuleRoot } from './module-root.tsx'
import type { ScreenHost } from './screen-place.tsx'

interface Props {
  readonly module: PlanModule['name']
  readonly url: string
  readonly host: ScreenHost
}

/** The module's root at an address, without a browser. */
export function RootAt({ module, url, host }: Props) {
  return (
    <ModuleRoot
      module={module}
      host={host}
      router={(children) => <StaticRouter location={url}>{children}</StaticRouter>}
    />
  )
}

/** Draws a module's screen to a string; throws what a module throws outside of every boundary. */
export function drawScreen(props: Props): string {
  return renderToString(<RootAt {...props} />)
}
