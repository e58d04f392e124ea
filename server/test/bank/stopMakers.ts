// Stop makers: what the model expects when people are frozen, the event is paused, and its settings change
// (EVENT, "Money", "Taking acts back"; R11).

import { type Maker, rarely, reason } from './operation.ts';

/** Freezes rarely, and mostly unfreezes somebody soon. */
export const freezePerson: Maker = (play) => {
  const { model, random, traders, organiser, person } = play;
  const [stopped] = model.frozen;
  const frozen = rarely(play, 8);
  const number = frozen ? random.below(traders) : (stopped ?? random.below(traders));
  const asked = { type: 'freezePerson', person: person(number), frozen, reason } as const;
  if (frozen) model.frozen.add(number);
  else model.frozen.delete(number);
  return { by: organiser, asked, expects: null };
};

export const pauseEvent: Maker = (play) => {
  const { model, organiser } = play;
  const paused = !model.paused && rarely(play, 8);
  model.paused = paused;
  return { by: organiser, asked: { type: 'pauseEvent', paused, reason }, expects: null };
};

/** There are entries, so it can't be changed any more where coins are kept; the least prestige can be set. */
export const set: Maker = (play) => {
  const { model, random, organiser } = play;
  if (rarely(play, 3)) {
    const change = { name: 'money', value: 'table' } as const;
    return { by: organiser, asked: { type: 'set', change, reason }, expects: 'money-fixed' };
  }
  model.least = random.below(4);
  const change = { name: 'least', value: model.least } as const;
  return { by: organiser, asked: { type: 'set', change, reason }, expects: null };
};
