// Terms: what a contract says: who, what, and how much, and where the money lies now.

import type { ContractView, Money } from '@dunmer/shared/protocol';
import { useContractText } from '../text/index.ts';
import { Panel } from '../ui/index.ts';
import css from './contract.module.css';

interface TermsProps {
  readonly contract: ContractView;
  readonly money: Money;
}

export const Terms = ({ contract, money }: TermsProps) => {
  const text = useContractText();
  const { one, two, party, payer, sum, game, state } = contract;
  const payerName = payer === party ? null : contract[payer].name;
  const isHeld = state.at === 'signed' && sum > 0;
  // Where the game of a signed one stands is said beside it.
  const isOffer = !('game' in state) && game !== null;
  return (
    <Panel label={text.between(one.name, two.name)}>
      <dl className={css['terms']}>
        <div>
          <dt>{text.delivers}</dt>
          <dd className={css['text']}>{contract.text === '' ? text.erased : contract.text}</dd>
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
            </dd>
          </div>
        )}
      </dl>
    </Panel>
  );
};
