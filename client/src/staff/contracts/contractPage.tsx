// ContractPage: one contract for staff, and words for its state.

import { type AtTable, type Game, tableOf } from '@dunmer/shared/contract';
import { unbroken } from '@dunmer/shared/lib';
import { type ContractId, type ContractInfo, type ContractView, readOf } from '@dunmer/shared/protocol';
import { Link } from 'wouter';
import { useList } from '../../net/index.ts';
import { Reading } from '../../parts/index.ts';
import { contractSettledWords } from '../../ruling/index.ts';
import { PlayedCard } from '../../steps/index.ts';
import { useDebtText } from '../../ruling/debtText.ts';
import { useContractText, useLang, whenWords } from '../../text/index.ts';
import { useStaffText } from '../staffText.ts';
import { Panel } from '../../ui/index.ts';
import { ActsAt } from '../acts/actButtons.tsx';
import { Desk } from '../shell/desk.tsx';
import { useVersion } from '../shell/hooks.ts';
import css from './contracts.module.css';

/** The part of the price that is demanded unless a card has changed it. */
const SIXTH = 6;

type Words = ReturnType<typeof useStaffText>['contracts'];

function gameWords(game: Game, { one, two }: ContractView, { game: words, sumOf }: Words): string {
  switch (game.at) {
    case 'demanded':
      return words.demanded(game.part ?? SIXTH);
    case 'none':
    case 'returned':
      return words[game.at];
    case 'proposed':
    case 'playing':
      return words[game.at](sumOf(game.amount));
    case 'taken':
      return words.taken((game.by === 'one' ? one : two).name, sumOf(game.amount));
  }
}

/** PT1: adds that a game is at the patrons' table. */
const tableWords = (at: AtTable, { atPatrons }: Words): readonly string[] =>
  tableOf(at) === 'patrons' ? [atPatrons] : [];

/** Returns where a contract and its prestige stand, in words for staff. */
export function contractWords(contract: ContractView, words: Words): string {
  const { state, game } = contract;
  if (state.at === 'offered' && game !== null)
    return [words.states.offered, words.withGame(words.sumOf(game)), ...tableWords(contract, words)].join(
      ', ',
    );
  const isBare = !('game' in state) || state.game.at === 'none';
  const play = contract.intrigue?.play ?? null;
  return [
    words.states[state.at],
    ...(isBare ? [] : [gameWords(state.game, contract, words)]),
    ...(!isBare && 'table' in state.game ? tableWords(state.game, words) : []),
    // IN21: nothing else in the contract goes on until the card is answered.
    ...(play === null ? [] : [words.answers(contract[play.asked].name)]),
  ].join(', ');
}

const Contract = ({ info }: { readonly info: ContractInfo }) => {
  const { acts, contracts: text, happens, people } = useStaffText();
  const debt = useDebtText();
  const lang = useLang();
  const { did } = useContractText();
  const words: Readonly<Record<string, string>> = { ...happens, ...did };
  const known: Readonly<Record<string, { readonly title: string }>> = acts;
  const { one, two, sum, payer, match, history } = info;
  const both = `${one.name} — ${two.name}`;
  return (
    <>
      <Panel label={both}>
        <h2>{both}</h2>
        <p className={css['text']}>{info.text === '' ? text.erased : unbroken(info.text)}</p>
        {sum === 0 ? (
          <p>{text.free}</p>
        ) : (
          <p>
            <strong>{text.sumOf(sum)}</strong>, {text.pays((payer === 'one' ? one : two).name)}
          </p>
        )}
        <p>{contractWords(info, text)}</p>
        {info.claimant !== null && <p>{text.claimOf(info[info.claimant].name)}</p>}
        {info.overdue && <p className={css['overdue']}>{text.overdue}</p>}
        <p className={css['acts']}>
          {match !== null && <Link href={`/staff/match/${match}`}>{text.match}</Link>}
          <ActsAt place="contract" there={info} about={both} labels={{ annulContract: text.annul }} />
        </p>
      </Panel>
      <section aria-label={text.history}>
        <h2>{text.history}</h2>
        <ol className={css['history']}>
          {history.map(({ act, table, who, reason, settled, played, at }, place) => (
            <li key={place}>
              <span>{whenWords(lang, at)}</span>
              <strong>{who?.name ?? people.table}</strong>
              <span>
                {contractSettledWords(settled, info, debt) ?? words[act] ?? known[act]?.title ?? act}
                {played !== undefined && <PlayedCard act={act} played={played} />}
                {table === 'patrons' && `, ${text.atPatrons}`}
              </span>
              {reason !== '' && <span>{reason}</span>}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
};

const Body = ({ id }: { readonly id: ContractId }) => {
  const { contracts } = useStaffText();
  const list = useList(readOf('contract', { id }), useVersion());
  // A contract that is hidden from the reader looks as if it did not exist.
  if (list.at === 'failed' && list.why === 'refused') return <p role="alert">{contracts.unknown}</p>;
  return (
    <Reading list={list} unknown={contracts.unknown}>
      {(info) => <Contract info={info} />}
    </Reading>
  );
};

/** One contract for staff: its terms, its state, and its whole history. */
export const ContractPage = ({ id }: { readonly id: ContractId }) => {
  const { contracts } = useStaffText();
  return (
    <Desk
      section="contracts"
      whose="staff"
      title={contracts.title}
      back={{ path: '/staff/contracts', label: contracts.back }}
    >
      {() => <Body id={id} />}
    </Desk>
  );
};
