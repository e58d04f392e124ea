// Row: a row of the journal with its effects.

import type { Effect, PersonKey } from '../store/index.ts';

export interface Row {
  readonly seq: number;
  readonly at: number;
  readonly who: PersonKey | null;
  readonly act: string;
  readonly effects: readonly Effect[];
}

export type Of<Is extends Effect['is']> = Extract<Effect, { is: Is }>;

/** The effects of one kind in a row. */
export const ofKind = <Is extends Effect['is']>(
  { effects }: Pick<Row, 'effects'>,
  is: Is,
): readonly Of<Is>[] => effects.filter((effect): effect is Of<Is> => effect.is === is);

/** A boolean as the database holds it. */
export const bit = (value: boolean): number => (value ? 1 : 0);
