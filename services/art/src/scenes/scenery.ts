import * as land from '../backdrops/land.backdrops.ts'
import * as sky from '../backdrops/sky.backdrops.ts'
import * as stage from '../backdrops/stage.backdrops.ts'
import * as town from '../backdrops/town.backdrops.ts'
import * as water from '../backdrops/water.backdrops.ts'

/** Every place a scene can be set in, by name. */
export const BACKDROPS = { ...land, ...sky, ...stage, ...town, ...water }
export type BackdropName = keyof typeof BACKDROPS
export type { Backdrop, Field } from '../backdrops/ground.ts'
