import * as beasts from './beasts.motifs.ts'
import * as draw from './draw.motifs.ts'
import * as fortune from './fortune.motifs.ts'
import * as motion from './motion.motifs.ts'
import * as myth from './myth.motifs.ts'
import * as nature from './nature.motifs.ts'
import * as places from './places.motifs.ts'
import * as sea from './sea.motifs.ts'
import * as show from './show.motifs.ts'
import * as sport from './sport.motifs.ts'
import * as table from './table.motifs.ts'
import * as treasure from './treasure.motifs.ts'

/** Every figure the art can be composed of, by name. */
export const MOTIFS = {
  ...beasts,
  ...draw,
  ...fortune,
  ...motion,
  ...myth,
  ...nature,
  ...places,
  ...sea,
  ...show,
  ...sport,
  ...table,
  ...treasure,
}

export type MotifName = keyof typeof MOTIFS
