// Leaks: one in the state, the order, the ids, the version numbers and the errors.

import { err } from '@dunmer/shared/lib';
import { CELLS, type CopyId, otherSeat } from '@dunmer/shared/rules';
import { type Leak, TIGHT, type Truth } from './leak.ts';

const lying = ({ state, hider }: Truth): readonly CopyId[] =>
  state.rules.secret[hider].laid.flatMap((card) => card?.copy ?? []);

/** The opponent is shown the taken cells of a half that rule 2.2 keeps from them. */
const state: Leak = {
  ...TIGHT,
  batch(batch, viewer, truth) {
    const opponent = otherSeat(truth.hider);
    const isHalf = batch.events.some((event) => event.type === 'RowCommitted' && event.row === 'half');
    if (viewer !== opponent || !isHalf) return batch;
    const { laid } = truth.state.rules.secret[truth.hider];
    const cells = CELLS.filter((cell) => (laid[cell] ?? null) !== null);
    return { ...batch, events: [{ type: 'CellsSeen', to: opponent, cells }, ...batch.events] };
  },
};

/** A row and its seal come in an order that depends on the row. */
const order: Leak = {
  ...TIGHT,
  batch(batch, _, truth) {
    const isRow = batch.events.length === 2 && batch.events.some((event) => event.type === 'RowSealed');
    const isSmall = (lying(truth)[0] ?? '') < 'i';
    return isRow && isSmall ? { ...batch, events: batch.events.toReversed() } : batch;
  },
};

/** One deck takes a byte more of chance than the other, so that all later ids are others. */
const ids: Leak = {
  ...TIGHT,
  entropy(entropy, hidersDeck) {
    let drawn = 0;
    return {
      bytes(count) {
        drawn += 1;
        if (drawn === 6 && hidersDeck.endsWith('-1')) entropy.bytes(1);
        return entropy.bytes(count);
      },
    };
  },
};

/** A draft that leaves the first cell free counts as a version. */
const versions: Leak = {
  ...TIGHT,
  batch: (batch, _, { draft }) => ({ ...batch, version: batch.version + (draft?.[0] === null ? 1 : 0) }),
};

/** Who asks for a card that lies face down hears another refusal. */
const errors: Leak = {
  ...TIGHT,
  answer(result, truth) {
    if (result.ok || result.error.code !== 'not-in-deck') return result;
    const { copy } = result.error;
    return lying(truth).includes(copy) ? err({ code: 'card-twice', copy }) : result;
  },
};

export const LEAKS: Readonly<Record<string, Leak>> = {
  state,
  order,
  ids,
  'version numbers': versions,
  errors,
};
