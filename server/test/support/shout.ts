// Shout: sends what a broken or hostile page may send: anything at all, past all types.

import type { Wire } from './wire.ts';

/** Anything that has a socket. */
type Wired = { readonly wire: Wire };

/** Sends a message, whatever it is. */
export function shout(phone: Wired, ...said: readonly unknown[]): void {
  const emit: unknown = Reflect.get(phone.wire, 'emit');
  if (typeof emit === 'function') Reflect.apply(emit, phone.wire, said);
}

/** Sends a message under a name and resolves to the answer; rejects when the connection breaks before that. */
export const say = (phone: Wired, name: string, ...body: readonly unknown[]): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const broken = (): void => reject(new Error(`the line broke before ${name} was answered`));
    phone.wire.once('disconnect', broken);
    shout(phone, name, ...body, (answer: unknown) => {
      phone.wire.off('disconnect', broken);
      resolve(answer);
    });
  });
