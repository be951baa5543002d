import '#client/style/base.css'
import '#client/style/frame.css'
import '#client/style/controls.css'
import '#client/style/sheet.css'
import '#client/style/moments.css'
import '#client/crash/crash.css'
import { CrashGame } from '#client/crash/crash-game'
import { startPage } from '#client/ui/shell'

void startPage((table) => new CrashGame(table))
