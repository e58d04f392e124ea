// PersonPledges: a trader's house and hand on their page, and the acts of an organiser: deal, ruin, take a ruin back.

import { readOf, type StaffPerson } from '@dunmer/shared/protocol';
import { Link } from 'wouter';
import { useList } from '../../net/index.ts';
import { Reading } from '../../parts/index.ts';
import { useStaffText } from '../staffText.ts';
import { ActsAt } from '../acts/actButtons.tsx';
import { pathOf } from '../shell/sections.ts';
import { useVersion } from '../shell/hooks.ts';
import { Buttons, Facts, Flag, Part } from '../shell/withStaff.tsx';
import { House } from './handRows.tsx';

export const PersonPledges = ({ who }: { readonly who: StaffPerson }) => {
  const { pledges: text } = useStaffText();
  const list = useList(readOf('staffPledges', {}), useVersion());
  const { person, name } = who;
  return (
    <Part title={text.title}>
      <Reading list={list}>
        {({ hands, closed }) => {
          const hand = hands.find(({ trader }) => trader.person === person);
          const house = hand?.house ?? null;
          const isRuined = hand?.ruined === true;
          const isArranged = hand?.ruinArranged === true;
          return (
            <>
              {house === null && <p>{text.none}</p>}
              {hand !== undefined && (
                <Facts>
                  {house !== null && <House house={house} />}
                  <span>
                    {text.hand}: <strong>{hand.size}</strong>
                  </span>
                  {isRuined && <Flag>{text.ruined}</Flag>}
                  {isArranged && <Flag>{text.ruinArranged}</Flag>}
                </Facts>
              )}
              <Buttons>
                {house === null && !isRuined && closed === undefined && (
                  <ActsAt place="undealt" there={{ people: [person] }} about={name} />
                )}
                <ActsAt place="trader" there={{ person, ruined: isRuined || isArranged }} about={name} />
                <Link href={pathOf('promises')}>{text.toPage}</Link>
              </Buttons>
            </>
          );
        }}
      </Reading>
    </Part>
  );
};
