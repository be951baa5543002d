import type { Boot } from '#client/boot'
import { hashOf } from '#client/art/hash'
import type { GlyphName } from '#client/art/glyphs'

/** A colour as hue, saturation and lightness. */
export type Hue = readonly [hue: number, saturation: number, lightness: number]

export interface Theme {
  name: string
  /** Pictures a to d, from the best paid down. */
  pictures: readonly [GlyphName, GlyphName, GlyphName, GlyphName]
  /** Colours of the four pictures. */
  colours: readonly [Hue, Hue, Hue, Hue]
  /** Backdrop above and below. */
  sky: readonly [Hue, Hue]
  accent: Hue
}

const GOLD: Hue = [42, 88, 60]
const RED: Hue = [354, 76, 54]
const PINK: Hue = [330, 78, 64]
const VIOLET: Hue = [268, 68, 64]
const BLUE: Hue = [212, 82, 58]
const CYAN: Hue = [188, 76, 52]
const GREEN: Hue = [148, 60, 46]
const LIME: Hue = [84, 62, 50]
const ORANGE: Hue = [22, 88, 58]
const SILVER: Hue = [220, 22, 74]

const theme = (
  name: string,
  pictures: Theme['pictures'],
  colours: Theme['colours'],
  sky: Theme['sky'],
  accent: Hue,
): Theme => ({ name, pictures, colours, sky, accent })

const THEMES: readonly Theme[] = [
  theme(
    'prosperity',
    ['ingot', 'lantern', 'coin', 'fan'],
    [GOLD, RED, GOLD, PINK],
    [
      [356, 62, 20],
      [342, 60, 7],
    ],
    GOLD,
  ),
  theme(
    'river',
    ['koi', 'pearl', 'lotus', 'shell'],
    [ORANGE, CYAN, PINK, VIOLET],
    [
      [176, 62, 19],
      [200, 64, 7],
    ],
    CYAN,
  ),
  theme(
    'siam',
    ['crown', 'lotus', 'bell', 'fan'],
    [GOLD, PINK, ORANGE, GREEN],
    [
      [284, 44, 22],
      [262, 50, 8],
    ],
    GOLD,
  ),
  theme(
    'egypt',
    ['eye', 'ankh', 'pyramid', 'sun'],
    [CYAN, GOLD, ORANGE, RED],
    [
      [32, 52, 22],
      [18, 56, 7],
    ],
    GOLD,
  ),
  theme(
    'ocean',
    ['shell', 'koi', 'anchor', 'pearl'],
    [PINK, ORANGE, SILVER, CYAN],
    [
      [206, 72, 24],
      [222, 70, 8],
    ],
    CYAN,
  ),
  theme(
    'space',
    ['rocket', 'planet', 'star', 'moon'],
    [RED, VIOLET, GOLD, SILVER],
    [
      [252, 54, 22],
      [236, 60, 6],
    ],
    VIOLET,
  ),
  theme(
    'fruit',
    ['seven', 'bell', 'cherry', 'lemon'],
    [RED, GOLD, PINK, LIME],
    [
      [330, 48, 20],
      [300, 50, 7],
    ],
    PINK,
  ),
  theme(
    'candy',
    ['cupcake', 'candy', 'heart', 'star'],
    [PINK, CYAN, RED, GOLD],
    [
      [316, 52, 26],
      [288, 50, 10],
    ],
    PINK,
  ),
  theme(
    'gems',
    ['gem', 'gem4', 'gem3', 'gem2'],
    [CYAN, PINK, VIOLET, GREEN],
    [
      [228, 44, 20],
      [248, 52, 7],
    ],
    CYAN,
  ),
  theme(
    'storm',
    ['bolt', 'flame', 'shield', 'sword'],
    [GOLD, ORANGE, BLUE, SILVER],
    [
      [214, 46, 20],
      [228, 52, 6],
    ],
    GOLD,
  ),
  theme(
    'forest',
    ['paw', 'mushroom', 'leaf', 'moon'],
    [ORANGE, RED, GREEN, SILVER],
    [
      [134, 42, 17],
      [160, 52, 6],
    ],
    LIME,
  ),
  theme(
    'winter',
    ['snow', 'gem', 'bell', 'moon'],
    [CYAN, BLUE, GOLD, SILVER],
    [
      [204, 52, 24],
      [218, 58, 8],
    ],
    CYAN,
  ),
  theme(
    'kingdom',
    ['crown', 'potion', 'shield', 'sword'],
    [GOLD, VIOLET, RED, SILVER],
    [
      [272, 44, 21],
      [250, 52, 7],
    ],
    VIOLET,
  ),
  theme(
    'fire',
    ['flame', 'sun', 'gem', 'bolt'],
    [ORANGE, GOLD, RED, PINK],
    [
      [12, 64, 20],
      [352, 62, 7],
    ],
    ORANGE,
  ),
  theme(
    'music',
    ['note', 'star', 'heart', 'crown'],
    [PINK, GOLD, RED, CYAN],
    [
      [296, 56, 22],
      [268, 60, 7],
    ],
    PINK,
  ),
]

/** Words of game codes that belong to a theme. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/fortune|toad|lucky|abundance|money|ingot|envelope|lantern|coin|prosper|gold-rush|wealth/, 'prosperity'],
  [/naga|river|koi|serpent|mekong|pearl|lotus|lily|pond/, 'river'],
  [/siam|elephant|temple|kinnari|chedi|hanuman|ayothaya|barge|silk|sakura|samurai|geisha/, 'siam'],
  [/egypt|nile|sphinx|scarab|pharaoh|ankh|tomb|pyramid|desert|khemet|sun-queen/, 'egypt'],
  [/ocean|sea|shark|whale|coral|reef|mermaid|turtle|pirate|anchor|island|tide|lagoon|fish/, 'ocean'],
  [/space|rocket|star|comet|nebula|planet|cosmic|galaxy|meteor|moon|robot|orbit/, 'space'],
  [/fruit|cherry|seven|lemon|berry|mango|melon|bar-|classic/, 'fruit'],
  [/candy|sugar|sweet|cake|cookie|jelly|romance|love|heart|cupid/, 'candy'],
  [/gem|jewel|crystal|diamond|ruby|emerald|sapphire|jade/, 'gems'],
  [/thunder|storm|bolt|olymp|titan|spartan|oracle|zeus|viking|lightning/, 'storm'],
  [/tiger|wolf|bear|panda|bamboo|forest|jungle|safari|lion|buffalo|eagle|fox|prairie|gecko/, 'forest'],
  [/winter|snow|ice|frost|polar|penguin|frozen/, 'winter'],
  [/king|queen|castle|knight|magic|wizard|witch|fairy|potion|crown|royal|card|baccarat|blackjack/, 'kingdom'],
  [/dragon|phoenix|fire|flame|volcano|inferno|ember/, 'fire'],
  [/music|disco|fiesta|guitar|party|dance|band|carnival/, 'music'],
]

const SWING = 16

/** The look of a game: by the words of its code, else by its node; its hue is turned a little by its node. */
export function themeOf({ nodeId, code }: Boot['game']): Theme {
  const hash = hashOf(nodeId)
  const named = WORDS.find(([words]) => words.test(code.toLowerCase()))?.[1]
  const found = THEMES.find(({ name }) => name === named) ?? THEMES[hash % THEMES.length] ?? THEMES[0]
  if (found === undefined) throw new Error('there are no themes')
  const turn = ((hash >>> 8) % (2 * SWING + 1)) - SWING
  const turned = ([hue, saturation, lightness]: Hue): Hue => [(hue + turn + 360) % 360, saturation, lightness]
  return { ...found, sky: [turned(found.sky[0]), turned(found.sky[1])], accent: found.accent }
}

export const css = ([hue, saturation, lightness]: Hue, alpha = 1): string =>
  `hsl(${hue} ${saturation}% ${lightness}% / ${alpha})`
export const shade = ([hue, saturation, lightness]: Hue, by: number): Hue => [
  hue,
  saturation,
  Math.max(0, Math.min(100, lightness + by)),
]
