// Aftermath: where the prestige went, and where its players go from here.

import type { Seat } from '@dunmer/shared/rules';
import { useLocation } from 'wouter';
import { useEventInfo } from '../../net/index.ts';
import { useTableText } from '../../text/index.ts';
import { Button } from '../../ui/index.ts';
import { useMatch } from '../match.ts';
import { againIn, prestigeLine, solaceIn } from './resultWords.ts';

/** As the newest settlement has it. */
export const Prestige = ({ winner }: { readonly winner: Seat | null }) => {
  const { table, view, viewer, names } = useMatch();
  const { result } = useTableText();
  const isTable = useEventInfo()?.settings.money === 'table';
  const { kind, stake } = table;
  const again = againIn(view.desk.notes);
  const solace = solaceIn(view.common, winner, stake);
  const line = prestigeLine({ kind, stake, viewer, names, isTable, winner, solace, again }, result);
  return line !== null && <p>{line}</p>;
};

/** A contract outlives its match (rule 1.4). */
export const ContractNext = () => {
  const { table, viewer } = useMatch();
  const { result } = useTableText();
  return table.contract !== null && viewer !== 'watcher' ? <p>{result.contractNext}</p> : null;
};

/** Back to the contract that the match was played over, or home. */
export const WayOut = () => {
  const { table, viewer, text, leave, leaveTo } = useMatch();
  const { result } = useTableText();
  const [, go] = useLocation();
  const { contract } = table;
  const hasContract = contract !== null && viewer !== 'watcher';
  return hasContract ? (
    <Button weight="primary" onClick={() => go(`/contract/${contract}`)}>
      {result.toContract}
    </Button>
  ) : (
    <Button weight="primary" onClick={leave}>
      {leaveTo ?? text.result.leave}
    </Button>
  );
};
