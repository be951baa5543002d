import type { InternalListener } from '@site/service-kit/internal-listener'
import type { FastifyInstance } from 'fastify'
import { compositionRoutes, type CompositionOptions } from '#preview/composition.routes.ts'
import { controlListener, type ControlSettings } from './control-listener.ts'
import { controlRoutes, type ControlOptions } from './control.routes.ts'

/** Creates the listener by which releases are changed; the caller starts to listen on it. */
export function openControl(
  app: FastifyInstance,
  options: ControlOptions & CompositionOptions,
  at: ControlSettings,
): InternalListener {
  const listener = controlListener(app, at)
  controlRoutes(app, options)
  compositionRoutes(app, options)
  return listener
}
