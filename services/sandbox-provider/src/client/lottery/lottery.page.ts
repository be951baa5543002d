import '#client/style/base.css'
import '#client/lottery/lottery.css'
import { LotteryGame } from '#client/lottery/lottery-game'
import { startPage } from '#client/ui/shell'

void startPage((table) => new LotteryGame(table))
