import { hashText } from '../drawing/random.ts'
import { THEMES, type ThemeName } from './themes.ts'

/** Words (English and Thai) that show what a title is about; the first hit wins, so special ones come first. */
const WORDS: readonly (readonly [ThemeName, RegExp])[] = [
  ['bingo', /bingo|keno|บิงโก|คีโน/],
  ['roulette', /roulette|รูเล็ต/],
  ['dice', /sic ?bo|dice|craps|fish prawn|ไฮโล|ลูกเต๋า|น้ำเต้า/],
  ['football', /football|soccer|league|goal|striker|penalty|ฟุตบอล|บอล|ลูกโทษ/],
  ['basketball', /basket|hoop|dunk|บาส/],
  ['boxing', /boxing|muay|knock|ring|มวย/],
  ['racket', /tennis|badminton|shuttle|racket|เทนนิส|แบด/],
  ['turf', /derby|turf|gallop|ม้าแข่ง/],
  ['cockfight', /rooster|cock|gamecock|ไก่/],
  ['esports', /esport|arena|pixel|strike|legion|อีสปอร์ต/],
  ['lottery', /lott|lotto|draw|numbers|หวย|ลอต|สลาก|เลข/],
  ['cards', /poker|baccarat|blackjack|hold.?em|card|ace|rummy|ไพ่|บาคาร่า|โป๊กเกอร์|ป๊อกเด้ง/],
  ['naga', /naga|serpent|นาค/],
  ['dragon', /dragon|มังกร/],
  ['phoenix', /phoenix|firebird|ฟีนิกซ์|หงส์/],
  ['tiger', /tiger|เสือ/],
  ['koi', /koi|carp|ปลาคาร์ป/],
  ['fishing', /fishing|hunter of the deep|ยิงปลา|ล่าปลา/],
  ['pirate', /pirate|corsair|buccaneer|โจรสลัด|เรือ/],
  ['egypt', /pharaoh|egypt|nile|scarab|pyramid|sphinx|ฟาโรห์|อียิปต์|ไนล์|สฟิงซ์/],
  ['olympus', /zeus|olymp|titan|greek|โอลิมปัส|เทพเจ้า/],
  ['samurai', /samurai|ronin|shogun|ซามูไร|โชกุน/],
  ['sakura', /sakura|blossom|geisha|ซากุระ|ดอกไม้/],
  ['lotus', /lotus|lily|welcome|บัว|สงบ/],
  ['siam', /siam|thai|songkran|festival|temple|สยาม|ไทย|สงกรานต์|วัด|ช้าง/],
  [
    'prosperity',
    /fortune|prosper|lucky cat|ingot|lunar|new year|cashback|rebate|referral|ทอง|มั่งคั่ง|เฮง|โชคลาภ/,
  ],
  ['fruit', /fruit|cherry|melon|grape|orchard|ผลไม้|เชอร์รี/],
  ['sevens', /seven|777|reel|classic|เซเว่น/],
  ['candy', /candy|sweet|sugar|cake|lollipop|birthday|ลูกกวาด|ขนม|น้ำตาล/],
  ['wolf', /wolf|moon|howl|หมาป่า|จันทร์/],
  ['prairie', /buffalo|bull|cowboy|desert|prairie|คาวบอย|กระทิง/],
  ['safari', /safari|lion|savanna|elephant|สิงโต|ซาฟารี/],
  ['bamboo', /panda|bamboo|fox|แพนด้า|ไผ่|จิ้งจอก/],
  ['magic', /magic|wizard|witch|alchem|spell|เวท|พ่อมด|มนตร์/],
  ['kingdom', /king|queen|castle|knight|crown|vip|royal|ราชา|ปราสาท|อัศวิน|มงกุฎ/],
  ['gems', /gem|jewel|diamond|ruby|crystal|mission|เพชร|อัญมณี|พลอย/],
  ['rocket', /rocket|launch|crash|จรวด/],
  ['flight', /plane|flight|pilot|sky|balloon|เครื่องบิน|บอลลูน/],
  ['racing', /race|racing|turbo|drift|รถแข่ง/],
  ['space', /space|galaxy|star|planet|cosm|nova|alien|อวกาศ|ดวงดาว|กาแล็กซี/],
  ['fiesta', /fiesta|mariachi|skull|muertos|กะโหลก/],
  ['winter', /winter|snow|ice|frost|หิมะ|น้ำแข็ง|หนาว/],
  ['fire', /fire|flame|volcano|lava|inferno|ไฟ|ภูเขาไฟ|ลาวา/],
  ['storm', /thunder|storm|lightning|สายฟ้า|พายุ/],
  ['fairy', /fairy|enchant|mushroom|forest|นางฟ้า|ป่า|เห็ด/],
  ['romance', /love|rose|heart|masquerade|รัก|กุหลาบ/],
  ['island', /island|tropic|aloha|beach|เกาะ|ทะเลใต้/],
  ['music', /disco|rock|music|night|ดนตรี|ดิสโก้/],
  ['robots', /robot|cyber|neon|หุ่นยนต์|ไซเบอร์/],
  ['ocean', /ocean|sea|reef|shark|deep|pearl|ทะเล|มหาสมุทร|ฉลาม|ไข่มุก/],
  ['fortuneWheel', /wheel|spin|clover|luck|วงล้อ|หมุน|โชค/],
  ['jackpot', /jackpot|mega|bonus|deposit|tournament|แจ็กพอต|โบนัส|ฝาก/],
  ['sportsbook', /sport|กีฬา/],
  ['dealer', /live|คาสิโน/],
]

/** Theme that a text names, if any. */
export function themeOfWords(text: string): ThemeName | undefined {
  const lower = text.toLowerCase()
  return WORDS.find(([, words]) => words.test(lower))?.[0]
}

const BY_KIND: Record<string, readonly ThemeName[]> = {
  SM: [
    'sevens',
    'gems',
    'prosperity',
    'jackpot',
    'fruit',
    'magic',
    'kingdom',
    'lotus',
    'dragon',
    'egypt',
    'space',
    'siam',
  ],
  CRASH: ['rocket', 'flight', 'racing', 'space'],
  BG: ['bingo'],
  JP: ['jackpot', 'gems', 'fortuneWheel'],
  FISH: ['fishing', 'ocean'],
  PVP: ['cards', 'dice', 'robots'],
  LIVE: ['dealer', 'roulette', 'dice'],
  POKER: ['cards'],
  SPORTS: ['sportsbook', 'football', 'basketball'],
  ESPORTS: ['esports'],
  COCKFIGHT: ['cockfight'],
  LOTT: ['lottery'],
  ELOTT: ['lottery', 'bingo'],
}

/** Theme of a game: what its title names, else one that suits its category (`SM`, `FISH`, …), else any. */
export function themeOf(title: string, kind: string, seed: string): ThemeName {
  const named = themeOfWords(title)
  if (named) return named
  const fitting = BY_KIND[kind.toUpperCase()] ?? BY_KIND.SM ?? []
  return fitting[hashText(seed) % fitting.length] ?? 'gems'
}

/** True when the text is the name of a theme. */
export function isTheme(name: string | null | undefined): name is ThemeName {
  return typeof name === 'string' && Object.hasOwn(THEMES, name)
}
