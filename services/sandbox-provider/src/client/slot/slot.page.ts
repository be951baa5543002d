import '#client/style/base.css'
import '#client/style/frame.css'
import '#client/style/controls.css'
import '#client/style/sheet.css'
import '#client/style/moments.css'
import '#client/slot/slot.css'
import { SlotGame } from '#client/slot/slot-game'
import { startPage } from '#client/ui/shell'

void startPage((table) => new SlotGame(table))
