// Aftermath: where the prestige went, and where the players go from here.

import { useLocation } from 'wouter';
import { useEventInfo } from '../../net/index.ts';
import { useTableText } from '../tableText.ts';
import { Button } from '../../ui/index.ts';
import { useAround } from '../around.ts';
import { againIn, prestigeLine, solaceLine } from './resultWords.ts';

/** By the latest settlement. */
export const Prestige = () => {
  const { table, desk, ending, solace, viewer, names } = useAround();
  const { result } = useTableText();
  const isTable = useEventInfo()?.settings.money === 'table';
  const { kind, stake } = table;
  const again = againIn(desk.notes);
  const winner = ending?.winner ?? null;
  const facts = { kind, stake, viewer, names, isTable, winner, solace, again };
  const lines = [prestigeLine(facts, result), solaceLine(facts, result)];
  return lines.map((line) => line !== null && <p key={line}>{line}</p>);
};

/** A contract outlives its match (rule 1.4). */
export const ContractNext = () => {
  const { table, viewer } = useAround();
  const { result } = useTableText();
  return table.contract !== null && viewer !== 'watcher' ? <p>{result.contractNext}</p> : null;
};

/** Leads back to the contract that the match was played for, or home. */
export const WayOut = () => {
  const { table, viewer, text, leave, leaveTo } = useAround();
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
