// ActSheet: confirms one act on a contract: what happens to money and cards, and how much, when that can be chosen.

import type { Party, TableName } from '@dunmer/shared/contract';
import type { ContractView, EventSettings, HomeView } from '@dunmer/shared/protocol';
import { Suspense, useState } from 'react';
import { later, type Sending } from '../net/index.ts';
import {
  Confirm,
  readSum,
  Sizes,
  StakeField,
  sumTrouble,
  TablePick,
  TieHome,
  useHeld,
} from '../parts/index.ts';
import { type ErrorCode, useErrorsText, useContractText, useTablesText, useText } from '../text/index.ts';
import { Waiting } from '../ui/index.ts';
import type { PledgeMove } from '../pledges/index.ts';
import type { Act, Chosen } from './acts.ts';
import { actWords, contractFacts, hasTables, restsOn, sizesFor, stillGoes } from './facts.ts';
import { BeforeGame } from './contractParts.tsx';
import { saysOf } from './says.ts';
import { namesPledges, partnerIn } from './status.ts';

const MovedPledges = later(async () => ({ default: (await import('../pledges/index.ts')).MovedPledges }));
const PledgePays = later(async () => ({ default: (await import('../pledges/index.ts')).PledgePays }));

const ASKS_AMOUNT: readonly Act[] = ['proposeGame', 'counterGame'];
const ENDS: readonly Act[] = ['decline', 'refuseGame', 'agreeAnnul', 'withdraw'];
const FULFILS: readonly Act[] = ['accept', 'confirmHandover'];
/** With these a game begins; a counter begins none (PROMISES 5, `tie`). */
const BEGINS: readonly Act[] = ['proposeGame', 'demandSixth'];
const PLAYS: readonly Act[] = ['agreeGame', 'chooseRounding', 'proposeGame', 'counterGame', 'demandSixth'];

/** What each act does to promises (PR6). */
const PLEDGES: Readonly<Partial<Record<Act, PledgeMove>>> = {
  accept: 'kept',
  confirmHandover: 'changeHands',
  agreeAnnul: 'goBack',
  refuseGame: 'goBack',
};

export interface Opened {
  readonly act: Exclude<Act, 'counter'>;
  /** The size that was chosen for a sixth. */
  readonly amount?: number;
}

interface ActSheetProps {
  readonly opened: Opened;
  /** The contract as it stands now; the sheet shows it as it stood when the sheet was opened. */
  readonly contract: ContractView;
  readonly party: Party;
  readonly settings: EventSettings;
  readonly purse: number | null;
  readonly brief: HomeView['pledges'];
  readonly sending: Sending['sending'];
  readonly error: Sending['error'];
  /** `shown` is the contract as the sheet has shown it. */
  readonly onConfirm: (shown: ContractView, chosen: Chosen) => void;
  readonly onClose: () => void;
}

export const ActSheet = (props: ActSheetProps) => {
  const { opened, contract: live, party, settings, purse, sending, error, onConfirm, onClose } = props;
  const { act } = opened;
  const held = useHeld(live, restsOn);
  const contract = held.shown;
  const text = useContractText();
  const { app } = useText();
  const errors = useErrorsText();
  const tables = useTablesText();
  const asksAmount = ASKS_AMOUNT.includes(act);
  const move = PLEDGES[act];
  const [typed, setTyped] = useState(() => String(opened.amount ?? Math.max(settings.least, 1)));
  const [pressed, setPressed] = useState(false);
  const [picked, setPicked] = useState<TableName | null>(null);
  const shown = contractFacts(contract, party, act, settings);
  const isPicking = asksAmount && hasTables(settings);
  const table = asksAmount ? (isPicking ? (picked ?? shown.table) : 'trade') : shown.table;
  const facts = { ...shown, table };
  const amount = asksAmount ? (readSum(typed) ?? 0) : (opened.amount ?? facts.amount);
  const trouble = asksAmount ? sumTrouble(typed, settings.least, purse) : null;
  const words = actWords(act, contract, text, settings);
  // The server does not say whose purse is too small; a reader whose own purse covers the sum knows that it is not
  // theirs.
  const isOthers = purse === null || amount + (act === 'accept' && facts.iPay ? facts.sum : 0) <= purse;
  const sheetError = (code: ErrorCode): string => {
    if (code === 'not-enough' && isOthers) return text.notBoth;
    const said = errors(code);
    return code === 'no-cards' && hasTables(settings) ? `${said} ${tables.withoutCards}` : said;
  };
  // A change made by the reader's own command is no news.
  const changed =
    held.isOld && sending === 'no'
      ? { now: saysOf(live, text), onRenew: stillGoes(live, opened) ? held.renew : null }
      : null;
  return (
    <Confirm
      key={held.times}
      title={words.title({ ...facts, amount })}
      confirm={words.confirm}
      back={text.back}
      weight={ENDS.includes(act) ? 'danger' : 'commit'}
      sending={sending}
      error={error === null ? null : sheetError(error.code)}
      changed={changed}
      onConfirm={() => {
        setPressed(true);
        if (trouble === null) onConfirm(contract, { amount, table });
      }}
      onClose={onClose}
    >
      {asksAmount && (
        <StakeField value={typed} onChange={setTyped} least={settings.least} most={purse} isTried={pressed} />
      )}
      {isPicking && <TablePick table={table} onChange={setPicked} />}
      {BEGINS.includes(act) && <TieHome brief={props.brief} other={partnerIn(contract).person} />}
      {trouble === null && words.means({ ...facts, amount }).map((line) => <p key={line}>{line}</p>)}
      {FULFILS.includes(act) && contract.pledges?.pays !== undefined && (
        <Suspense fallback={<Waiting>{app.loading}</Waiting>}>
          <PledgePays contract={contract} />
        </Suspense>
      )}
      {move !== undefined && namesPledges(contract) && (
        <Suspense fallback={<Waiting>{app.loading}</Waiting>}>
          <MovedPledges contract={contract} move={move} />
        </Suspense>
      )}
      {act === 'demandSixth' && <Sizes sizes={sizesFor(contract, act, settings)} purse={purse} />}
      {contract.lowered && act === 'chooseRounding' && <p>{text.lowered}</p>}
      {(PLAYS.includes(act) || (act === 'accept' && contract.game !== null)) && (
        <BeforeGame contract={contract} party={party} table={table} settings={settings} />
      )}
    </Confirm>
  );
};
