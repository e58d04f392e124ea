// Parts of a contract's page: its terms, its game, and what has become of it.

import { type Party, type TableName, tableOf } from '@dunmer/shared/contract';
import type { ContractInfo, ContractView, EventSettings, Money } from '@dunmer/shared/protocol';
import { unbroken } from '@dunmer/shared/lib';
import { Link } from 'wouter';
import { phoneDies, ShortNotes } from '../parts/index.ts';
import { contractSettledWords } from '../ruling/index.ts';
import { PlayedCard } from '../steps/index.ts';
import { type ContractText, useContractText, useLang, whenWords } from '../text/index.ts';
import { useDebtText } from '../ruling/debtText.ts';
import { Panel } from '../ui/index.ts';
import css from './contract.module.css';

interface TermsProps {
  readonly contract: ContractView;
  readonly money: Money;
}

/** The terms of a contract: who, what, and how much, and where the money is now. */
export const Terms = ({ contract, money }: TermsProps) => {
  const text = useContractText();
  const { one, two, party, payer, sum, game, state, table } = contract;
  const payerName = payer === party ? null : contract[payer].name;
  const isHeld = state.at === 'signed' && sum > 0;
  // The page says separately how the game of a signed contract stands.
  const isOffer = !('game' in state) && game !== null;
  return (
    <Panel label={text.between(one.name, two.name)}>
      <dl className={css['terms']}>
        <div>
          <dt>{text.delivers}</dt>
          <dd className={css['text']}>{contract.text === '' ? text.erased : unbroken(contract.text)}</dd>
        </div>
        <div>
          <dt>{text.price}</dt>
          <dd>
            <span className={css['sum']}>{sum === 0 ? text.free : text.sum(sum)}</span>
            {sum > 0 && <span className={css['note']}>{text.payer(payerName)}</span>}
            {isHeld && (
              <span className={css['note']}>{money === 'table' ? text.onTableNow : text.heldNow}</span>
            )}
          </dd>
        </div>
        {isOffer && (
          <div>
            <dt>{text.prestige}</dt>
            <dd>
              <span className={css['sum']}>{text.sum(game)}</span>
              <span className={css['note']}>{text.fromEach}</span>
              {table === 'patrons' && <span className={css['note']}>{text.atPatrons}</span>}
            </dd>
          </div>
        )}
      </dl>
    </Panel>
  );
};

interface BeforeGameProps {
  readonly contract: ContractView;
  readonly party: Party;
  readonly table: TableName;
  readonly settings: EventSettings;
}

/** What to know before agreeing to a game. PT2: at the patrons' table nobody needs cards of their own. */
export const BeforeGame = ({ contract, party, table, settings }: BeforeGameProps) => {
  const { title, body } = phoneDies(useContractText().death, settings, table);
  return (
    <>
      {table === 'trade' && <ShortNotes contract={contract} party={party} />}
      <details className={css['fold']}>
        <summary>{title}</summary>
        <p>{body}</p>
      </details>
    </>
  );
};

interface PrestigeProps {
  readonly contract: ContractView;
  /** The party who has still to choose the price of victory. */
  readonly claimant: Party | null;
}

/** Says what became of the prestige; nothing before it was played for. */
export const Prestige = ({ contract, claimant }: PrestigeProps) => {
  const text = useContractText();
  const { state, party, match } = contract;
  if (!('game' in state)) return null;
  const { game } = state;
  if (game.at !== 'taken' && game.at !== 'returned') return null;
  const amount = text.each(game.amount);
  const taken = (by: 'one' | 'two'): string =>
    by === party ? text.game.takenByMe(amount) : text.game.takenByThem(contract[by].name, amount);
  return (
    <Panel label={text.prestige}>
      <h2>{text.prestige}</h2>
      <p>{game.at === 'taken' ? taken(game.by) : text.game.returned(text.sum(game.amount))}</p>
      {tableOf(game) === 'patrons' && <p>{text.game.atPatrons}</p>}
      {claimant !== null && (
        <p>{claimant === party ? text.game.claimMine : text.game.claimOf(contract[claimant].name)}</p>
      )}
      {match !== null && (
        <p>
          <Link href={`/m/${match}`}>{text.toResult}</Link>
        </p>
      )}
    </Panel>
  );
};

const isKnown = (act: string, did: ContractText['did']): act is keyof ContractText['did'] => act in did;

/** The history of a contract: what was done, by whom and when. */
export const History = ({ info }: { readonly info: ContractInfo }) => {
  const { history } = info;
  const text = useContractText();
  const debt = useDebtText();
  const lang = useLang();
  if (history.length === 0) return null;
  return (
    <details className={css['fold']}>
      <summary>{text.history}</summary>
      <ol className={css['history']}>
        {history.map(({ act, table, who, reason, settled, played, at }, place) => (
          // The index is a good key: the list only grows, in order.
          <li key={place}>
            <span>
              {who?.name ?? text.table}: {isKnown(act, text.did) ? text.did[act] : act}
              {played !== undefined && <PlayedCard act={act} played={played} />}
              {table === 'patrons' && `, ${text.atPatrons}`}
            </span>
            {settled !== null && <span>{contractSettledWords(settled, info, debt)}</span>}
            {reason !== '' && <span className={css['note']}>{reason}</span>}
            <span className={css['note']}>{whenWords(lang, at)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
};
