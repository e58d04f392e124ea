// The floor of row 2 as a process: bare socket.io and group commit, durable, with the same rules. The argument is the
// file of its database.

import { createServer } from 'node:http';
import { Server } from 'socket.io';
import type { MatchSeatCommand } from '@dunmer/shared/fairness';
import { answerParent, heapInUse, listenLocally } from '../harness/index.ts';
import { BareTables } from './bareTables.ts';
import { bareGroupCommit } from './groupCommit.ts';

const [file = ''] = process.argv.slice(2);
const http = createServer();
const io = new Server(http, { transports: ['websocket'], perMessageDeflate: false, serveClient: false });
const tables = new BareTables(bareGroupCommit(file));

io.on('connection', (phone) => {
  phone.on('open', (seed: number, answer: (match: number) => void) => {
    tables.open(phone, seed, answer);
  });
  phone.on('join', (match: number, answer: (done: boolean) => void) => {
    tables.join(phone, match, answer);
  });
  phone.on('command', (match: number, command: MatchSeatCommand, answer: (done: boolean) => void) => {
    tables.command(match, command, answer);
  });
});

const port = await listenLocally(http);
answerParent({ port: () => port, heap: heapInUse });
