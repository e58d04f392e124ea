// npm run dev: runs the server, restarted when its sources change, and the client, reloaded in place, in one terminal.
import { type ChildProcess, spawn } from 'node:child_process';
import { networkInterfaces } from 'node:os';

const clientPort = process.env['CLIENT_PORT'] ?? '5173';
const serverPort = process.env['PORT'] ?? '3000';

const localAddress = (): string =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find((address) => address.family === 'IPv4' && !address.internal)?.address ?? 'localhost';

// Links and QR codes lead to the client that reloads, not to the last build.
const publicUrl = process.env['PUBLIC_URL'] ?? `http://${localAddress()}:${clientPort}`;

const run = (args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess =>
  spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });

const children = [
  run(['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
    PORT: serverPort,
    PUBLIC_URL: publicUrl,
  }),
  run(['node_modules/vite/bin/vite.js', '--port', clientPort, '--strictPort'], { API_PORT: serverPort }),
];

let ending = false;
const end = (status: number): void => {
  if (ending) return;
  ending = true;
  process.exitCode = status;
  for (const child of children) child.kill('SIGTERM');
};

for (const child of children) child.once('exit', (code) => end(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => end(0));
