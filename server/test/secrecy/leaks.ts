// Leaks: one in the state, the order, the ids, the version numbers and the errors, and one in each way out besides the
// table.

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

/** One of the two decks takes a byte more of chance than the other, so that all later ids differ. */
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

/** Somebody who asks for a card that lies face down gets a different refusal. */
const errors: Leak = {
  ...TIGHT,
  answer(result, truth) {
    if (result.ok || result.error.code !== 'not-in-deck') return result;
    const { copy } = result.error;
    return lying(truth).includes(copy) ? err({ code: 'card-twice', copy }) : result;
  },
};

/** Matches a page's statement that a copy is bound. */
const BLOCKED = /("copy":"(\w+)"(?:(?!"copy":).)*?"blocked":)"in-match"/gs;

/** Only the copies that lie on the table are said to be bound, and not the others of the deck. */
const copies: Leak = {
  ...TIGHT,
  page(path, body, truth) {
    if (!path.startsWith('/api/staff/copies') && !path.startsWith('/api/copies')) return body;
    const laid = lying(truth);
    return body.replaceAll(BLOCKED, (all, head: string, copy: string) =>
      laid.includes(copy) ? all : `${head}null`,
    );
  },
};

/**
 * Somebody who asks the hider for a trade or a match gets a different refusal while a certain card lies on the table.
 */
const refusals: Leak = {
  ...TIGHT,
  answer(result, truth) {
    if (result.ok || result.error.code !== 'in-match') return result;
    return (lying(truth)[0] ?? '') > 'i' ? err({ code: 'unknown-person' }) : result;
  },
};

/** A list for staff is one letter longer while a certain card lies on the table. */
const exports: Leak = {
  ...TIGHT,
  page: (path, body, truth) =>
    path.includes('/export/') && (lying(truth)[0] ?? '') > 'i' ? `${body} ` : body,
};

/** Other people's home pages change with what was drafted. */
const homes: Leak = {
  ...TIGHT,
  page: (path, body, { draft }) =>
    path === '/api/me' && draft?.[0] === null ? body.replace('"version":', '"version":1') : body,
};

/** The journal names the first card of a row. */
const journal: Leak = {
  ...TIGHT,
  journal: (rows, truth) => `${rows} ${lying(truth)[0] ?? ''}`,
};

/**
 * A leak, and the seed of the first pair to play: one that shows it, so that the pairs that don't need not be played.
 * Later pairs show it as well.
 */
interface Planted {
  readonly leak: Leak;
  readonly from: number;
}

export const LEAKS: Readonly<Record<string, Planted>> = {
  state: { leak: state, from: 1 },
  order: { leak: order, from: 4 },
  ids: { leak: ids, from: 16 },
  'version numbers': { leak: versions, from: 16 },
  errors: { leak: errors, from: 409 },
  copies: { leak: copies, from: 145 },
  refusals: { leak: refusals, from: 4 },
  exports: { leak: exports, from: 4 },
  homes: { leak: homes, from: 40 },
  journal: { leak: journal, from: 5 },
};
