// Catalogue: the definitions with which a match is played, by id. It is a Map, so that `__proto__` is an ordinary
// name.

import type { Card, CardId } from './card.ts';

export type Catalogue = ReadonlyMap<CardId, Card>;
