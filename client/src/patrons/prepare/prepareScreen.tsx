// PrepareScreen: the preparatory stage (PT8): both players choose a patron, sealed until both have; the toss; the
// exchange.

import { gameDueFrom } from '@dunmer/shared/patrons';
import { useTable } from '../table.ts';
import { TablePage } from '../tablePage.tsx';
import { Button, Waiting } from '../../ui/index.ts';
import { told } from '../film/told.ts';
import type { CatchUp } from '../film/useCatchUp.ts';
import { ChoosePatron } from './choosePatron.tsx';
import { Exchange } from './exchange.tsx';
import { Opened } from './opened.tsx';

const Waits = () => {
  const { text, session, view, viewer } = useTable();
  const seats = gameDueFrom(view).map(({ seat }) => seat);
  const names = [...new Set(seats)].filter((seat) => seat !== viewer).map((seat) => session.names[seat]);
  const [one] = names;
  if (one === undefined) return <Waiting>{text.moment.toss}</Waiting>;
  return <Waiting>{names.length > 1 ? text.moment.wait : text.moment.waits(one)}</Waiting>;
};

export const PrepareScreen = ({ film }: { readonly film: CatchUp }) => {
  const { view, near, text, viewer, teller } = useTable();
  const { stage } = view.common;
  if (stage.at !== 'preparing') return null;
  // The film shows both patrons and the toss before anything else is asked.
  if (film.step !== null)
    return (
      <TablePage
        body="column"
        action={
          <Button wide glyph="forward" onClick={film.skip}>
            {text.film.skip}
          </Button>
        }
      >
        <h2 role="status">{film.step.events.map((event) => told(teller, event)).join(' ')}</h2>
        <Opened />
      </TablePage>
    );
  if (stage.step === 'patrons')
    return <ChoosePatron isChosen={viewer === 'watcher' || stage.sealed[near] !== null} waits={<Waits />} />;
  if (stage.step === 'exchange' && viewer !== 'watcher' && stage.exchanged[near] === null)
    return <Exchange first={stage.first} />;
  return (
    <TablePage body="column" action={<Waits />}>
      <Opened />
      {viewer !== 'watcher' && <p>{stage.step === 'toss' ? text.prepare.toss : text.prepare.exchanged}</p>}
    </TablePage>
  );
};
