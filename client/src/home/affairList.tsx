// AffairList: a trader's affairs under one heading; each leads to its page.

import { Link } from 'wouter';
import type { Affair } from './agenda.ts';
import css from './home.module.css';

interface AffairListProps {
  readonly title: string;
  readonly affairs: readonly Affair[];
  readonly tone: 'calls' | 'calm';
}

export const AffairList = ({ title, affairs, tone }: AffairListProps) => {
  if (affairs.length === 0) return null;
  return (
    <section className={css['affairs']} aria-label={title} data-tone={tone}>
      <h2>{title}</h2>
      <ul className={css['list']}>
        {affairs.map(({ id, path, title: name, word, overdue }) => (
          <li key={id}>
            <Link href={path} className={css['affair']} data-overdue={overdue}>
              <span className={css['name']}>{name}</span>
              <span className={css['word']}>{word}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
