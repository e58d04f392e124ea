// WaitingScreen: the table is open and its second seat is free: how to call the opponent, and who may watch.

import type { TableInfo } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { useText } from '../text/index.ts';
import { SegmentedSwitch, Waiting } from '../ui/index.ts';
import { Invitation } from './invitation.tsx';
import { Screen } from './screen.tsx';

type Guest = 'play' | 'watch';

export const WaitingScreen = ({ table }: { readonly table: TableInfo }) => {
  const text = useText();
  const [guest, setGuest] = useState<Guest>('play');
  // Only a seat is told the code that gives the other one.
  const isSeated = table.play !== undefined;
  const isPlayer = guest === 'play' && isSeated;
  const opener = table.seats.a?.name ?? '';
  const options = [
    { value: 'play', label: text.waiting.playTitle },
    { value: 'watch', label: text.waiting.watchTitle },
  ] as const;
  return (
    <Screen
      title={isSeated ? text.waiting.title : text.waiting.notBegun}
      back="/"
      action={<Waiting>{isSeated ? text.waiting.forOpponent : text.waiting.opponentOf(opener)}</Waiting>}
    >
      {isSeated && (
        <SegmentedSwitch label={text.waiting.who} options={options} value={guest} onChange={setGuest} />
      )}
      {isPlayer ? (
        <Invitation
          code={table.play ?? ''}
          path="/t/"
          hint={text.waiting.playHint}
          qr={text.waiting.playQr}
          shared={text.waiting.shareText(opener)}
        />
      ) : (
        <Invitation
          code={table.watch}
          path="/w/"
          hint={text.waiting.watchHint}
          qr={text.waiting.watchQr}
          shared={text.waiting.shareWatch}
        />
      )}
    </Screen>
  );
};
