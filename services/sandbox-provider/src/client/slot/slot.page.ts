import '#client/style/base.css'
import '#client/slot/slot.css'
import { SlotGame } from '#client/slot/slot-game'
import { startPage } from '#client/ui/shell'

void startPage((table) => new SlotGame(table))
