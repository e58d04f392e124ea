// LostSheet: shown after a restore: commands that the server had acknowledged and does not know any more (P20), to be
// read and done again by hand.

import { never } from '@dunmer/shared/lib';
import type { PlayCommand } from '@dunmer/shared/protocol';
import { type CopyId, SEATS } from '@dunmer/shared/rules';
import { type TableText, useTableText } from '../../around/tableText.ts';
import { Button, Sheet } from '../../ui/index.ts';
import { type Match, useMatch } from '../match.ts';
import css from './sheets.module.css';

/** Returns the names of those copies that this phone may know. */
function namesOf({ view, teller }: Match, copies: readonly (CopyId | null)[]): readonly string[] {
  const own = view.viewer === 'watcher' ? [] : [...view.own.deck, ...view.own.laid];
  const known = [...own, ...SEATS.flatMap((seat) => view.common.field[seat])];
  return copies.flatMap((copy) => {
    const card = known.find((one) => one !== null && one.copy === copy)?.card;
    const name = card === undefined ? undefined : teller.catalogue.get(card)?.name[teller.lang];
    return name === undefined ? [] : [name];
  });
}

function wordsOf(match: Match, plays: TableText['lost'], command: PlayCommand): string {
  const { lost } = match.text;
  switch (command.type) {
    case 'place':
      return lost.place(command.laying.row, namesOf(match, command.laying.cells));
    case 'chooseTarget':
      return lost.target(namesOf(match, [command.copy]));
    case 'summon':
      return lost.summon(namesOf(match, [command.copy]));
    case 'claim':
      return lost.claim(namesOf(match, [command.copy]));
    case 'declineSummon':
      return lost.declineSummon;
    case 'waive':
      return lost.waive;
    case 'concede':
      return lost.concede;
    case 'play':
    case 'pass':
    case 'ahead':
      return plays[command.type];
    case 'promise':
    case 'open':
      return lost.toss;
    default:
      return never(command);
  }
}

export const LostSheet = () => {
  const match = useMatch();
  const { session, text } = match;
  const { lost: plays } = useTableText();
  const { lost } = session;
  if (lost.length === 0) return null;
  return (
    <Sheet open onClose={session.dismissLost} title={text.lost.title} closeLabel={text.close} place="middle">
      <div className={css['menu']}>
        <p>{text.lost.lead}</p>
        <ul className={css['lost']}>
          {lost.map((command, at) => (
            // The index is a good key: the list is only ever dismissed as a whole.
            <li key={at}>{wordsOf(match, plays, command)}</li>
          ))}
        </ul>
        <Button weight="commit" size="large" wide onClick={session.dismissLost}>
          {text.lost.read}
        </Button>
      </div>
    </Sheet>
  );
};
