// The floor of row 4 as a process: bare ws, in memory, with the same rules. A message is `[name, id, …]`, its answer
// `["answer", id, …]`.

import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod';
import { answerParent, heapInUse, listenLocally } from '../harness/index.ts';
import type { MatchSeatCommand } from '@dunmer/shared/fairness';
import { BareTables } from './bareTables.ts';

const http = createServer();
const tables = new BareTables((_match, _events, done) => done());
const messageSchema = z.array(z.unknown());
const commandSchema = z.custom<MatchSeatCommand>();

function welcome(socket: WebSocket): void {
  const send = (...message: readonly unknown[]): void => socket.send(JSON.stringify(message));
  const phone = { emit: send };
  socket.on('message', (data: Buffer) => {
    const [name, id, what, command] = messageSchema.parse(JSON.parse(data.toString()));
    const answer = (value: unknown): void => send('answer', id, value);
    if (name === 'open') tables.open(phone, Number(what), answer);
    else if (name === 'join') tables.join(phone, Number(what), answer);
    else tables.command(Number(what), commandSchema.parse(command), answer);
  });
}

new WebSocketServer({ server: http, perMessageDeflate: false }).on('connection', welcome);
const port = await listenLocally(http);
answerParent({ port: () => port, heap: heapInUse });
