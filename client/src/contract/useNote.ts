// useNote: the words above the buttons of a contract: what prevents an answer now and what can be done, or how a
// sixth is rounded.

import type { ContractView, HomeView } from '@dunmer/shared/protocol';
import { useContractText } from '../text/index.ts';
import { dueFrom, hindranceOf, ownOf } from './hindrance.ts';
import { isPlayOpen, partIn, partnerIn, statusOf, turnOf } from './status.ts';

export function useNote(contract: ContractView, home: HomeView): string | null {
  const text = useContractText();
  const { hindered } = text;
  const { party, sixth, lowered } = contract;
  const own = ownOf(home);
  const status = statusOf(contract);
  const isMine = turnOf(status) === 'theirs';
  const { name } = partnerIn(contract);
  switch (hindranceOf(contract, own)) {
    case 'stopped-mine':
      return hindered.stoppedMine;
    case 'stopped-theirs':
      return hindered.stopped(name);
    case 'busy-mine':
      return hindered.mine;
    case 'busy-theirs':
      return hindered.theirs(name);
    case 'patrons-off':
      return isMine ? hindered.patronsOffMine : hindered.patronsOff;
    case 'promises-off':
      return hindered.promisesOff;
    // For a signed contract, the text above says it already.
    case 'promises-over':
      return contract.state.at === 'signed' ? null : hindered.promisesOver;
    case 'play-open':
      return hindered.playOpen;
    case 'least':
      return (isMine ? hindered.leastMine : hindered.leastRaised)(text.sum(own.least));
    case 'purse': {
      const need = text.sum(party === null ? 0 : dueFrom(contract, party));
      return (isMine ? hindered.purseMine : hindered.purse)(need, text.sum(own.purse ?? 0));
    }
    case 'demand-over':
      return hindered.demandOver;
    case null: {
      if (status !== 'demand-theirs' || isPlayOpen(contract)) return null;
      const isRounded = sixth.length > 1;
      const notes = [isRounded ? text.roundings(partIn(contract)) : '', lowered ? text.lowered : ''];
      return notes.filter((note) => note !== '').join(' ') || null;
    }
  }
}
