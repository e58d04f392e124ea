// PrepareScreen: the preparatory stage (PT8): both choose a patron, sealed until both have; the lot; the exchange.

import { useTable } from '../table.ts';
import { TablePage } from '../tablePage.tsx';
import { Waiting } from '../../ui/index.ts';
import { ChoosePatron } from './choosePatron.tsx';
import { Exchange } from './exchange.tsx';
import { Opened } from './opened.tsx';

const Waits = () => {
  const { text, session, far } = useTable();
  return <Waiting>{text.moment.waits(session.names[far])}</Waiting>;
};

export const PrepareScreen = () => {
  const { view, near, text, viewer } = useTable();
  const { stage } = view.common;
  if (stage.at !== 'preparing') return null;
  if (stage.step === 'patrons')
    return <ChoosePatron isChosen={viewer === 'watcher' || stage.sealed[near] !== null} />;
  if (stage.step === 'exchange' && viewer !== 'watcher' && stage.exchanged[near] === null)
    return <Exchange first={stage.first} />;
  return (
    <TablePage body="column" action={<Waits />}>
      <Opened />
      <p>{stage.step === 'toss' ? text.prepare.toss : text.prepare.exchanged}</p>
    </TablePage>
  );
};
