// SampleLinks: whom to try in the sample event; each a personal link, as a slip would have it.

import { Link } from 'wouter';
import { useStore } from 'zustand';
import { sessionInfo } from '../net/index.ts';
import { useText } from '../text/index.ts';
import css from './home.module.css';

export const SampleLinks = () => {
  const { event: text } = useText();
  const sample = useStore(sessionInfo, ({ info }) => info?.sample ?? null);
  if (sample === null || sample.links.length === 0) return null;
  return (
    <section className={css['affairs']} aria-label={text.trySample}>
      <h2>{text.trySample}</h2>
      <ul className={css['more']}>
        {sample.links.map(({ name, staff, code }) => (
          <li key={code}>
            <Link href={`/l/${code}`}>
              {name}
              {staff !== null && <span className={css['role']}>{text.roles[staff]}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
