import { Chatter, nextChatLine } from '../../rig/people/chatter.ts'
import { ChatOperator } from '../../rig/people/chat-operator.ts'
import { startPlatform } from '../../rig/process/platform-process.ts'
import type { Rig } from '../../rig/rig.ts'

/** Two copies on one PostgreSQL (PLT-02). */
export function chatInstancesSuite(rig: Rig): void {
  it('a message on one copy reaches the member and the operator on the other (CON-08, PLT-02)', async () => {
    const other = await startPlatform(rig.place)
    const guest = new Chatter(rig, '203.0.113.180')
    await guest.say('over two copies')
    const operator = await ChatOperator.of(rig, 'copies-support')
    const id = await operator.find('over two copies')
    const [page, console_] = await Promise.all([guest.listen(other.url), operator.listen(other.operatorUrl)])
    await operator.reply(id, 'from the first copy')
    expect(await nextChatLine(page)).toMatchObject({ kind: 'joined' })
    expect(await nextChatLine(page)).toMatchObject({ text: 'from the first copy' })
    await guest.say('and back')
    for (
      let entry = await nextChatLine(console_);
      entry.text !== 'and back';
      entry = await nextChatLine(console_)
    );
    await Promise.all([page.close(), console_.close()])
    expect(await other.stop()).toBe(0)
  })
}
