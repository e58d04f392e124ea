// Catalogue: the definitions that a match is played with, by id. A Map, so that `__proto__` is an ordinary name.

import type { Card, CardId } from './card.ts';

export type Catalogue = ReadonlyMap<CardId, Card>;
