import type { GlyphName } from '#client/art/glyphs'
import { hashOf } from '#client/art/hash'
import type { Boot } from '#client/boot'

/** What flies (or swims, or races), and before which backdrop. */
export interface Craft {
  kind: 'glyph' | 'fish' | 'car' | 'balloon' | 'plane'
  glyph: GlyphName
  scene: 'stars' | 'sea' | 'clouds' | 'lights'
}

const CRAFTS: readonly (readonly [RegExp, Craft])[] = [
  [/drift|tuk|racer|race|car|turf|cock|spur/, { kind: 'car', glyph: 'star', scene: 'lights' }],
  [/balloon|airship/, { kind: 'balloon', glyph: 'heart', scene: 'clouds' }],
  [/plane|pilot|courier|jet|aviator|wing/, { kind: 'plane', glyph: 'bolt', scene: 'clouds' }],
  [/phoenix|fire/, { kind: 'glyph', glyph: 'flame', scene: 'clouds' }],
  [/meteor|ufo|planet|gravity/, { kind: 'glyph', glyph: 'planet', scene: 'stars' }],
  [/rocket|shuttle|moon|comet|star/, { kind: 'glyph', glyph: 'rocket', scene: 'stars' }],
]
const SPORTS: readonly Craft[] = [
  { kind: 'car', glyph: 'star', scene: 'lights' },
  { kind: 'balloon', glyph: 'heart', scene: 'clouds' },
  { kind: 'plane', glyph: 'bolt', scene: 'clouds' },
]
const SKY: readonly Craft[] = [
  { kind: 'glyph', glyph: 'rocket', scene: 'stars' },
  { kind: 'plane', glyph: 'bolt', scene: 'clouds' },
  { kind: 'balloon', glyph: 'heart', scene: 'clouds' },
  { kind: 'glyph', glyph: 'planet', scene: 'stars' },
]

export function craftOf({ code, type, nodeId }: Boot['game']): Craft {
  if (type === 'FISH') return { kind: 'fish', glyph: 'koi', scene: 'sea' }
  const named = CRAFTS.find(([words]) => words.test(code.toLowerCase()))?.[1]
  const pool = type === 'SPORTS' ? SPORTS : SKY
  return named ?? pool[hashOf(nodeId) % pool.length] ?? { kind: 'glyph', glyph: 'rocket', scene: 'stars' }
}
