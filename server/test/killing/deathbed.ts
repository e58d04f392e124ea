// Deathbed: a server in a process of its own that is given one command, and is killed at one of its statements.
//
// Arguments: the data folder, the number of a trader, their command as JSON, and the number of the statement. If it
// gets to the end, it prints how many statements there were.

import { parseClientCommand } from '@dunmer/shared/protocol/schema';
import { EventRoom } from '../support/eventRoom.ts';

const [folder = '', trader, json = '', at] = process.argv.slice(2);
const command = parseClientCommand(JSON.parse(json));
if (!command.ok) throw new Error(`no command: ${command.error.key}`);

let statements = 0;
let isCounting = false;

const room = await EventRoom.open({
  folder,
  seeding: null,
  onStatement(statement) {
    // What a trigger does belongs to the statement before it.
    if (!isCounting || statement.startsWith('--')) return;
    statements += 1;
    // SIGKILL, so that nothing runs that would run at an exit.
    if (statements === Number(at)) process.kill(process.pid, 'SIGKILL');
  },
});
isCounting = true;
await room.send(Number(trader), command.value);
isCounting = false;
process.stdout.write(String(statements));
await room.close();
