// Standing: who is frozen may only play on, and so may all traders while the event is paused; staff act (EVENT, "Who").

import type { Model } from './model.ts';
import type { Maker, Operation, Play } from './operation.ts';

/** What comes of a wish; where somebody is stopped it is tried on a copy of the model first. `playOn`: with the same chance. */
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
