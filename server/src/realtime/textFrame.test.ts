import { once } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './textFrame.ts';

const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000].map((length) => 'x'.repeat(length));
const told = [...texts, 'Пепел и соль', 'дрейк'.repeat(10_000)];

test('a WebSocket reads a frame of any length as the text that it was made of', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  server.on('connection', (_, { socket }) => {
    for (const text of told) socket.write(textFrame(text));
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const phone = new WebSocket(`ws://127.0.0.1:${port}`);
  const heard: string[] = [];
  await new Promise<void>((resolve, reject) => {
    phone.on('error', reject);
    phone.on('message', (data: Buffer) => {
      heard.push(data.toString());
      if (heard.length === told.length) resolve();
    });
  });
  expect(heard).toEqual(told);
  phone.terminate();
  server.close();
});
