// GamePair: two of our phones that play one game at the patrons' table after another, for a drake each.

import { present } from '@dunmer/shared/lib';
import { PROTOCOL_VERSION } from '@dunmer/shared/protocol';
import { type SeededTrader, trader } from '../../test/support/index.ts';
import { playGameSeat } from './gamePhone.ts';
import { OurWire } from './phoneWire.ts';
import { socketIoWire, type Wire } from './wire.ts';

export interface GamePair {
  /** Plays a whole game, from the challenge to its settlement. */
  readonly play: (seed: number) => Promise<void>;
  /** Bytes on both wires so far. */
  readonly bytes: () => number;
}

const wireOf = (port: number, { cookie }: SeededTrader): Promise<Wire> =>
  socketIoWire({ port, namespace: '', cookie, auth: { protocol: PROTOCOL_VERSION } });

/** Connects the phones of a pair of seeded traders. */
export async function gamePair(port: number, pair: number): Promise<GamePair> {
  const [one, two] = [trader(2 * pair), trader(2 * pair + 1)];
  const [a, b] = await Promise.all([wireOf(port, one), wireOf(port, two)]);
  const wires = { a: new OurWire(a), b: new OurWire(b) };
  return {
    bytes: () => a.bytes + b.bytes,
    async play(seed) {
      const wish = {
        type: 'proposeMatch',
        with: two.person,
        stake: 1,
        friendly: false,
        table: 'patrons',
      } as const;
      const asked = await wires.a.send(wish);
      const proposal = asked.type === 'made' ? asked.id : '';
      const begun = await wires.b.send({ type: 'acceptMatch', proposal, table: 'patrons' });
      const match = present(begun.type === 'started' ? begun.match : null, 'the match has begun');
      await Promise.all(
        (['a', 'b'] as const).map((seat, nth) =>
          playGameSeat({ wire: wires[seat], match, seat, seed: 2 * seed + nth }),
        ),
      );
    },
  };
}
