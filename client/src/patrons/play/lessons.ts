// Lessons: what a first game teaches: one line at a time, when it is useful, each until it was done once (UX 9).

import { useEffect, useRef, useState } from 'react';
import { keep, recall } from '../../device/index.ts';
import type { PatronsText } from '../patronsText.ts';
import { lyingIn } from '../cards/lying.ts';
import { type Table, useTable } from '../table.ts';
import type { Play } from './playContext.ts';

type Lesson = keyof PatronsText['lessons'];

const KEY = 'patrons.lessons';

/** Returns the lessons that apply now, the most useful first. */
function lessonsAt({ view, catalogue, viewer }: Table, play: Play): readonly Lesson[] {
  // A table that teaches has words of its own.
  if (play.guide !== null) return [];
  if (play.asked?.what === 'defend') return ['defend'];
  if (!play.isTurn) return [];
  const able = play.offers.filter(({ refusal }) => refusal === null);
  if (able.length === 0) return ['end'];
  const own = lyingIn(catalogue, view.common).filter(({ card }) => card.control === viewer);
  const isPatron = (copy: string): boolean =>
    own.some(({ card, definition }) => card.copy === copy && definition.kind === 'patron');
  return [
    ...(able.some(({ does }) => does === 'strike') ? (['strike'] as const) : []),
    ...(able.some(({ does }) => does === 'play') ? (['coins'] as const) : []),
    ...(own.some(({ isWeak }) => isWeak) ? (['weak'] as const) : []),
    ...(able.some(({ does, copy }) => does === 'use' && isPatron(copy)) ? (['patron'] as const) : []),
  ];
}

const known = (): readonly string[] => (recall(KEY) ?? '').split(' ');

/**
 * Returns the line to teach now; null when all useful ones are known. A lesson counts as known once something was
 * done after it.
 */
export function useLesson(play: Play): string | null {
  const table = useTable();
  const [learnt, setLearnt] = useState(known);
  const lesson = lessonsAt(table, play).find((each) => !learnt.includes(each)) ?? null;
  const taught = useRef<Lesson | null>(null);
  const { common } = table.view;
  useEffect(() => {
    const before = taught.current;
    taught.current = null;
    if (before === null) return;
    const all = [...known(), before];
    keep(KEY, [...new Set(all)].join(' ').trim());
    setLearnt(all);
  }, [common]);
  useEffect(() => {
    taught.current = lesson ?? taught.current;
  }, [lesson]);
  return lesson === null ? null : table.text.lessons[lesson];
}
