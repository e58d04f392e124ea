// PinTries: what a PIN that was said has come to, by the command that has said it: sent again on bad Wi-Fi it is the
// same try. In memory alone: after a restart it counts once more, unless it was answered.

import type { CommandId, EventRefusal, Rejection } from '@dunmer/shared/protocol';
import type { StoredLink } from '../store/index.ts';

/** `right`: for this link, with what was kept of its PIN then. */
export type PinVerdict =
  | { readonly is: 'right'; readonly link: Pick<StoredLink, 'key' | 'person'>; readonly pin: string }
  | { readonly is: 'refused'; readonly why: EventRefusal }
  | { readonly is: 'rejected'; readonly why: Extract<Rejection, { code: 'not-saved' }> };

const MOST = 1_000;

export class PinTries {
  /** The oldest first. */
  readonly #known = new Map<CommandId, Promise<PinVerdict>>();

  /** Tries once for a command; whoever sends it again is told what that came to. */
  async once(id: CommandId, tryPin: () => Promise<PinVerdict>): Promise<PinVerdict> {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const trying = tryPin();
    this.#known.set(id, trying);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST && oldest !== undefined) this.#known.delete(oldest);
    try {
      const verdict = await trying;
      // What could not be saved was no try.
      if (verdict.is === 'rejected') this.#known.delete(id);
      return verdict;
    } catch (error) {
      this.#known.delete(id);
      throw error;
    }
  }
}
