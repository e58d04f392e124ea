// PinTries: remembers the verdict on a PIN by the command that said it: a command that is sent again on bad Wi-Fi is
// the same try. It is kept in memory only: after a restart it counts as another try, unless it was answered.

import type { CommandId, EventRefusal, Rejection } from '@dunmer/shared/protocol';
import type { StoredLink } from '../store/index.ts';

/** `right` holds the link, and the stored PIN that was matched. */
export type PinVerdict =
  | { readonly is: 'right'; readonly link: Pick<StoredLink, 'key' | 'person'>; readonly pin: string }
  | { readonly is: 'refused'; readonly why: EventRefusal }
  | { readonly is: 'rejected'; readonly why: Extract<Rejection, { code: 'not-saved' }> };

const MOST = 1_000;

export class PinTries {
  /** By command, the oldest first. */
  readonly #known = new Map<CommandId, Promise<PinVerdict>>();

  /** Tries once for a command; the same command sent again gets the same verdict. */
  async once(id: CommandId, tryPin: () => Promise<PinVerdict>): Promise<PinVerdict> {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const trying = tryPin();
    this.#known.set(id, trying);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST && oldest !== undefined) this.#known.delete(oldest);
    try {
      const verdict = await trying;
      // A try that could not be saved did not count.
      if (verdict.is === 'rejected') this.#known.delete(id);
      return verdict;
    } catch (error) {
      this.#known.delete(id);
      throw error;
    }
  }
}
