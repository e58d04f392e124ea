// Standing: a frozen person may only play on, and so may all traders while the event is paused; staff act
// (EVENT, "Who").

import type { Model } from './model.ts';
import type { Maker, Operation, Play } from './operation.ts';

/**
 * Returns the operation of a maker. While somebody is frozen or the event is paused, it is tried on a copy of the model
 * first. `playOn` returns a play with the same chance each time.
 */
export function wished(maker: Maker, playOn: (model?: Model) => Play): Operation | null {
  const play = playOn();
  const { model, organiser } = play;
  if (!model.paused && model.frozen.size === 0) return maker(play);
  const tried = maker(playOn(model.copy()));
  if (tried === null || tried.by === organiser) return maker(play);
  const { by, asked } = tried;
  if (model.frozen.has(by)) return { by, asked, expects: 'person-frozen' };
  return model.paused ? { by, asked, expects: 'event-paused' } : maker(play);
}
