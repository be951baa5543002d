import '#client/style/base.css'
import '#client/style/frame.css'
import '#client/style/controls.css'
import '#client/style/sheet.css'
import '#client/style/moments.css'
import '#client/lottery/lottery.css'
import { LotteryGame } from '#client/lottery/lottery-game'
import { startPage } from '#client/ui/shell'

void startPage((table) => new LotteryGame(table))
