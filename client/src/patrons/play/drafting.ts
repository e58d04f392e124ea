// Drafting: an offer that is taken up step by step: what is named for it so far. Nothing is declared before it is sent.
// Pure.

import type { Naming, Offer } from '@dunmer/shared/patrons';
import type { CopyId } from '@dunmer/shared/rules';

export interface Draft {
  readonly offer: Offer;
  /** One list for each of the namings. */
  readonly named: readonly (readonly CopyId[])[];
  /** The naming that is asked now. */
  readonly at: number;
}

const isNamed = ({ atLeast }: Naming, copies: readonly CopyId[]): boolean => copies.length >= atLeast;

const withNamed = (draft: Draft, copies: readonly CopyId[]): Draft => ({
  ...draft,
  named: draft.named.map((each, at) => (at === draft.at ? copies : each)),
});

/**
 * The first naming that still lacks something, or of which any may be named, from `from` on; the last one where there
 * is none.
 */
function nextAt({ offer, named }: Draft, from: number): number {
  const open = offer.namings.findIndex(
    (naming, at) =>
      at >= from && (naming.atLeast === 0 ? naming.atMost > 0 : !isNamed(naming, named[at] ?? [])),
  );
  return open === -1 ? Math.max(0, offer.namings.length - 1) : open;
}

/** A draft in which what can only be one is named already. */
export function draftOf(offer: Offer): Draft {
  const named = offer.namings.map(({ from, atLeast }) =>
    atLeast === 1 && from.length === 1 ? from.slice(0, 1) : [],
  );
  const draft = { offer, named, at: 0 };
  return { ...draft, at: nextAt(draft, 0) };
}

export const namingOf = ({ offer, at }: Draft): Naming | null => offer.namings[at] ?? null;

/** What may be named now. */
export const mayName = (draft: Draft, copy: CopyId): boolean => namingOf(draft)?.from.includes(copy) === true;

/** A card named, or no more; after one that had to be, the next is asked. */
export function withTap(draft: Draft, copy: CopyId): Draft {
  const naming = namingOf(draft);
  if (naming === null || !naming.from.includes(copy)) return draft;
  const copies = draft.named[draft.at] ?? [];
  // The only one there is stays named: whoever names it once more means it.
  if (copies.includes(copy))
    return isForced(draft, draft.at)
      ? draft
      : withNamed(
          draft,
          copies.filter((each) => each !== copy),
        );
  if (naming.atMost === 1) {
    const named = withNamed(draft, [copy]);
    return { ...named, at: nextAt(named, draft.at) };
  }
  return copies.length < naming.atMost ? withNamed(draft, [...copies, copy]) : draft;
}

/** On to the next naming; the same draft where there is none. */
export const onward = (draft: Draft): Draft =>
  draft.at + 1 < draft.offer.namings.length ? { ...draft, at: draft.at + 1 } : draft;

/** One step back: what was named last is named no more; null where nothing was. */
export function backward(draft: Draft): Draft | null {
  if ((draft.named[draft.at] ?? []).length > 0 && !isForced(draft, draft.at)) return withNamed(draft, []);
  if (draft.at === 0) return null;
  const before = { ...draft, at: draft.at - 1 };
  return isForced(before, before.at) ? backward(before) : withNamed(before, []);
}

/** Whether there was nothing to choose. */
const isForced = ({ offer }: Draft, at: number): boolean => {
  const naming = offer.namings[at];
  return naming !== undefined && naming.atLeast === 1 && naming.from.length === 1;
};

/** Whether all that has to be named is, and nothing is left to be asked. */
export const isReady = ({ offer, named, at }: Draft): boolean =>
  offer.refusal === null &&
  at >= offer.namings.length - 1 &&
  offer.namings.every((naming, place) => isNamed(naming, named[place] ?? []));

/** Whether as many are named as may be: nobody has to say that these are all. */
const isWhole = ({ offer, named }: Draft): boolean =>
  offer.namings.every(({ atMost }, place) => (named[place] ?? []).length === atMost);

/** Whether a stroke can say it: what lies on the table already, and is for nobody, has nowhere to be drawn to. */
export const isDrawable = ({ does, namings }: Offer): boolean => does === 'play' || namings.length > 0;

/**
 * What a stroke from a card comes to over another, or over none: the first of its offers that may name that one; null
 * where nothing can be done with the card.
 */
export function drawnTo(offers: readonly Offer[], target: CopyId | null): Draft | null {
  const drafts = offers.filter(({ refusal }) => refusal === null).map(draftOf);
  if (target === null) return drafts[0] ?? null;
  const aimed = drafts.find((draft) => mayName(draft, target));
  return aimed === undefined ? (drafts[0] ?? null) : withTap(aimed, target);
}

/**
 * Whether a stroke that ends there says all that has to be said: over whom it is for, with a card that asks for nobody
 * anywhere on the table, with one for the only one there is on the bare table: over another it would mean that one.
 */
export function isMeant(draft: Draft, target: CopyId | null, isOnTable: boolean): boolean {
  if (!isReady(draft) || !isWhole(draft)) return false;
  if (target !== null && isPicked(draft, target)) return true;
  const { offer } = draft;
  if (!isOnTable || offer.does !== 'play') return false;
  return (
    offer.namings.length === 0 || (target === null && offer.namings.every((_, at) => isForced(draft, at)))
  );
}

export const isPicked = ({ named }: Draft, copy: CopyId): boolean =>
  named.some((copies) => copies.includes(copy));
