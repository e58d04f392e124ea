// Drafting: an offer that is taken up step by step, with what is named for it so far. Nothing is declared before it
// is sent. Pure.

import type { Naming, Offer } from '@dunmer/shared/patrons';
import type { CopyId } from '@dunmer/shared/rules';

export interface Draft {
  readonly offer: Offer;
  /** One list of copies for each naming of the offer. */
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
 * Returns the first naming, counted from `from`, that still lacks something or is optional; the last one when there
 * is none.
 */
function nextAt({ offer, named }: Draft, from: number): number {
  const open = offer.namings.findIndex(
    (naming, at) =>
      at >= from && (naming.atLeast === 0 ? naming.atMost > 0 : !isNamed(naming, named[at] ?? [])),
  );
  return open === -1 ? Math.max(0, offer.namings.length - 1) : open;
}

/** Returns a draft in which targets without a choice are named already. */
export function draftOf(offer: Offer): Draft {
  const named = offer.namings.map(({ from, atLeast }) =>
    atLeast === 1 && from.length === 1 ? from.slice(0, 1) : [],
  );
  const draft = { offer, named, at: 0 };
  return { ...draft, at: nextAt(draft, 0) };
}

export const namingOf = ({ offer, at }: Draft): Naming | null => offer.namings[at] ?? null;

/** Tells whether this card may be named now. */
export const mayName = (draft: Draft, copy: CopyId): boolean => namingOf(draft)?.from.includes(copy) === true;

/** Names a card, or takes its name back. After a required naming is complete, the next one is asked. */
export function withTap(draft: Draft, copy: CopyId): Draft {
  const naming = namingOf(draft);
  if (naming === null || !naming.from.includes(copy)) return draft;
  const copies = draft.named[draft.at] ?? [];
  // A target without a choice stays named: tapping it again confirms it.
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

/** Goes on to the next naming; returns the same draft when there is none. */
export const onward = (draft: Draft): Draft =>
  draft.at + 1 < draft.offer.namings.length ? { ...draft, at: draft.at + 1 } : draft;

/** Takes back what was named last; null when nothing was named. */
export function backward(draft: Draft): Draft | null {
  if ((draft.named[draft.at] ?? []).length > 0 && !isForced(draft, draft.at)) return withNamed(draft, []);
  if (draft.at === 0) return null;
  const before = { ...draft, at: draft.at - 1 };
  return isForced(before, before.at) ? backward(before) : withNamed(before, []);
}

/** Tells whether a naming had no choice. */
const isForced = ({ offer }: Draft, at: number): boolean => {
  const naming = offer.namings[at];
  return naming !== undefined && naming.atLeast === 1 && naming.from.length === 1;
};

/** Tells whether everything required is named and no naming is left to be asked. */
export const isReady = ({ offer, named, at }: Draft): boolean =>
  offer.refusal === null &&
  at >= offer.namings.length - 1 &&
  offer.namings.every((naming, place) => isNamed(naming, named[place] ?? []));

/** Tells whether as many cards are named as possible, so that nobody has to say that these are all. */
const isWhole = ({ offer, named }: Draft): boolean =>
  offer.namings.every(({ atMost }, place) => (named[place] ?? []).length === atMost);

/**
 * Tells whether a stroke can express the offer: a card already on the table that names nobody has nowhere to be drawn
 * to.
 */
export const isDrawable = ({ does, namings }: Offer): boolean => does === 'play' || namings.length > 0;

/**
 * Returns the draft that a stroke from a card to `target`, or to none, takes up: its first offer that may name the
 * target, else its first offer. Null when nothing can be done with the card.
 */
export function drawnTo(offers: readonly Offer[], target: CopyId | null): Draft | null {
  const drafts = offers.filter(({ refusal }) => refusal === null).map(draftOf);
  if (target === null) return drafts[0] ?? null;
  const aimed = drafts.find((draft) => mayName(draft, target));
  return aimed === undefined ? (drafts[0] ?? null) : withTap(aimed, target);
}

/**
 * Tells whether letting go of a stroke here declares the draft: over a card that it names; anywhere on the table for
 * a played card that needs no target; and on the bare table when its only possible target is named, because over
 * another card the stroke would mean that card.
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
