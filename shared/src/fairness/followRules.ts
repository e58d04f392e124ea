// followRules: takes over what the rules have decided, and seals rows when they are committed and opens them when
// they are revealed.

import { assert, present } from '../lib/index.ts';
import type { CopyId, Decision, LaidRow, Random, Seat } from '../rules/index.ts';
import { rowCommitment } from './commitments.ts';
import { withRules } from './evolveMatch.ts';
import type { Sealing } from './sealing.ts';
import { toss } from './toss.ts';
import type { Trade } from './trade.ts';

/** Returns the tosses of F5, from the seed of the vault and the published n. */
export const randomOf = ({ state: { vault, seals } }: Sealing<Trade>): Random => ({
  toss: (occasion) =>
    toss(vault.seed, seals.match, occasion, present(seals.nonces, 'a toss waits for both n')),
});

function sealRow(run: Sealing<Trade>, seat: Seat, row: LaidRow, cells: readonly (CopyId | null)[]): void {
  const salt = run.entropy.draw();
  const commitment = rowCommitment(run.state.seals.match, seat, row, salt, cells);
  run.emit({ type: 'RowSalted', to: 'server', seat, row, salt });
  run.emit({ type: 'RowSealed', to: 'everyone', seat, row, commitment });
}

function publishSalts(run: Sealing<Trade>): void {
  const { vault, seals } = run.state;
  assert(vault.salts.length === seals.rows.length, 'every sealed row has its salt');
  run.emit({ type: 'SaltsPublished', to: 'everyone', salts: vault.salts });
}

/** Takes over a decision of the rules. Every committed row gets its seal (F6), and the reveal opens all of them. */
export function followRules(run: Sealing<Trade>, { state, events }: Decision): void {
  let placed: readonly (CopyId | null)[] | null = null;
  run.follow(withRules(run.state, state), events, (event) => {
    if (event.type === 'RowPlaced') placed = event.cells;
    if (event.type === 'RowCommitted')
      sealRow(run, event.seat, event.row, present(placed, 'a row is placed, then committed'));
    if (event.type === 'CardsRevealed') publishSalts(run);
  });
}
