// Letterbox: the running server looks whether somebody at its laptop asks for a way in, and gives it.

import type { Context } from '../match/index.ts';
import { accessAtLaptop } from '../people/index.ts';
import type { Store } from '../store/index.ts';
import { read, reply, sweep, waiting } from './letters.ts';
import { brokenBy } from '../ports/index.ts';

export interface LetterboxPorts {
  readonly folder: string;
  readonly context: Context;
  readonly store: Store;
  readonly publicUrl: () => string;
}

/** Nobody at the laptop waits longer than that, in milliseconds. */
const PAUSE = 400;

async function answer({ folder, context, store, publicUrl }: LetterboxPorts, id: string): Promise<void> {
  const letter = await read(folder, id);
  if (!letter.ok) return;
  const given = await accessAtLaptop(context, store, letter.value);
  context.log.warn({ done: given.ok }, 'a way in was asked for at this machine');
  await reply(folder, id, given.ok ? { ok: true, url: publicUrl() } : { ok: false, code: given.error.code });
}

/** Looks from now on; returns what ends that. What lay there before is nobody's any more. */
export function openLetterbox(ports: LetterboxPorts): () => Promise<void> {
  const { folder, context } = ports;
  let cancel = (): void => undefined;
  let isOpen = true;
  const look = async (): Promise<void> => {
    try {
      for (const id of await waiting(folder)) await answer(ports, id);
    } catch (error) {
      context.log.error(brokenBy(error), 'a request at this machine could not be answered');
    }
  };
  let looking = sweep(folder).catch(() => undefined);
  const lookSoon = (): void => {
    if (isOpen)
      cancel = context.clock.after(PAUSE, () => {
        looking = look().then(lookSoon);
      });
  };
  void looking.then(lookSoon);
  return async () => {
    isOpen = false;
    cancel();
    await looking;
  };
}
