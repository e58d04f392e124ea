// byName: rows in the order of their names, as a dictionary has them; numbers count as numbers.

import type { Lang } from '@dunmer/shared/cards';

const ORDERS: Readonly<Record<Lang, Intl.Collator>> = {
  ru: new Intl.Collator('ru', { numeric: true }),
  en: new Intl.Collator('en', { numeric: true }),
};

export const byName = <Row>(lang: Lang, rows: readonly Row[], nameOf: (row: Row) => string): readonly Row[] =>
  rows.toSorted((one, two) => ORDERS[lang].compare(nameOf(one), nameOf(two)));
