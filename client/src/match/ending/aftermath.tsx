// Aftermath: where the prestige went, and where its players go from here.

import { type Ending, otherSeat, solaceOf } from '@dunmer/shared/rules';
import { useLocation } from 'wouter';
import { useEventInfo } from '../../net/index.ts';
import { useTableText } from '../../text/index.ts';
import { Button } from '../../ui/index.ts';
import { type Match, useMatch } from '../match.ts';
import { againIn, prestigeLine, solaceLine } from './resultWords.ts';

/** What a card of the deck leaves whoever has lost by count (IN23). */
function solaceIn({ view, table }: Match, ending: Ending): number {
  const { windows } = view.common;
  if (ending.kind !== 'counted' || windows === undefined) return 0;
  return solaceOf(windows, otherSeat(ending.winner), table.stake ?? 0);
}

/** As the newest settlement has it. */
export const Prestige = ({ ending }: { readonly ending: Ending }) => {
  const match = useMatch();
  const { table, view, viewer, names } = match;
  const { result } = useTableText();
  const isTable = useEventInfo()?.settings.money === 'table';
  const { kind, stake } = table;
  const again = againIn(view.desk.notes);
  const winner = 'winner' in ending ? ending.winner : null;
  const solace = solaceIn(match, ending);
  const facts = { kind, stake, viewer, names, isTable, winner, solace, again };
  const lines = [prestigeLine(facts, result), solaceLine(facts, result)];
  return lines.map((line) => line !== null && <p key={line}>{line}</p>);
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
