// PersonPledges: a trader's house and hand on their page, and what an organiser may do: deal, ruin, take it back.

import { readOf, type StaffPerson } from '@dunmer/shared/protocol';
import { Link } from 'wouter';
import { useList } from '../../net/index.ts';
import { Reading } from '../../parts/index.ts';
import { useStaffText } from '../../text/index.ts';
import { ActsAt } from '../acts/actButtons.tsx';
import { pathOf } from '../shell/sections.ts';
import { useVersion } from '../shell/hooks.ts';
import { House } from './handRows.tsx';
import css from './pledges.module.css';

export const PersonPledges = ({ who }: { readonly who: StaffPerson }) => {
  const { pledges: text } = useStaffText();
  const list = useList(readOf('staffPledges', {}), useVersion());
  const { person, name } = who;
  return (
    <section className={css['part']} aria-label={text.title}>
      <h2>{text.title}</h2>
      <Reading list={list}>
        {({ hands, closed }) => {
          const hand = hands.find(({ trader }) => trader.person === person);
          if (hand === undefined || hand.house === null) {
            return (
              <>
                <p>{text.none}</p>
                <div className={css['buttons']}>
                  {closed === undefined && (
                    <ActsAt place="undealt" there={{ people: [person] }} about={name} />
                  )}
                </div>
              </>
            );
          }
          const isArranged = hand.ruinArranged === true;
          return (
            <>
              <p className={css['facts']}>
                <House house={hand.house} />
                <span>
                  {text.hand}: <strong>{hand.size}</strong>
                </span>
                {hand.ruined && <span className={css['ruined']}>{text.ruined}</span>}
                {isArranged && <span className={css['ruined']}>{text.ruinArranged}</span>}
              </p>
              <div className={css['buttons']}>
                <ActsAt place="trader" there={{ person, ruined: hand.ruined || isArranged }} about={name} />
                <Link href={pathOf('promises')}>{text.toPage}</Link>
              </div>
            </>
          );
        }}
      </Reading>
    </section>
  );
};
