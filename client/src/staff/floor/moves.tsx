// Moves: people who stand there with another phone and ask to use it. Staff who see them may allow one or several at
// once.

import type { FloorView } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { useMe } from '../../net/index.ts';
import { moveSign } from '../../lobby/index.ts';
import { timeWords, useLang } from '../../text/index.ts';
import { useStaffText } from '../staffText.ts';
import { Button } from '../../ui/index.ts';
import { ActsAt } from '../acts/actButtons.tsx';
import { PickBar, PickBox, usePicked } from '../lists/picked.tsx';
import css from './floor.module.css';
import { LetInSheet } from './letInSheet.tsx';

export const Moves = ({ moves }: Pick<FloorView, 'moves'>) => {
  const { floor, lists } = useStaffText();
  const lang = useLang();
  const { picked, toggle, pickAll, clear } = usePicked();
  const me = useMe();
  const [isLetting, setLetting] = useState(false);
  const chosen = moves.filter(({ move }) => picked.has(move));
  const close = () => {
    setLetting(false);
    clear();
  };
  return (
    <>
      {moves.length > 0 && (
        <section className={css['moves']} aria-label={floor.moves}>
          <h2>{floor.moves}</h2>
          {moves.length > 1 && (
            <PickBar
              count={chosen.length}
              onClear={clear}
              onAll={() => pickAll(moves.map(({ move }) => move))}
            >
              <Button weight="primary" onClick={() => setLetting(true)}>
                {floor.letInPicked}
              </Button>
            </PickBar>
          )}
          <ul>
            {moves.map(({ move, person, at }) => {
              const sign = floor.sign(moveSign(move));
              const about = `${person.name}, ${sign}`;
              return (
                <li key={move}>
                  {moves.length > 1 && (
                    <PickBox
                      label={lists.pick(about)}
                      isPicked={picked.has(move)}
                      onToggle={() => toggle(move)}
                    />
                  )}
                  <strong>{person.name}</strong>
                  <span className={css['sign']}>{sign}</span>
                  <span>{floor.asks(timeWords(lang, at))}</span>
                  <ActsAt place="move" there={{ move }} about={about} of={about} />
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {isLetting && me !== null && <LetInSheet me={me} moves={chosen} onClose={close} />}
    </>
  );
};
