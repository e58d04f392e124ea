// @vitest-environment happy-dom
// Staff can read what a card does wherever its name is in a list.

import { expect, it } from 'vitest';
import { CARD_LIST, CATALOGUE } from '../../harness/handBuilt.ts';
import { mounted } from '../../harness/mounted.tsx';
import { staffRu } from '../staff.ru.ts';
import { useSeen } from './useSeen.tsx';

const { seeCard } = staffRu.cards;

const List = ({ cards }: { readonly cards: readonly string[] }) => {
  const [buttonOf, shown] = useSeen(CATALOGUE);
  return (
    <>
      <table>
        <tbody>
          {cards.map((card) => (
            <tr key={card}>
              <td>{buttonOf(card)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown}
    </>
  );
};

it('a press shows a card in full, over the list and not in it', async () => {
  const [card] = CARD_LIST;
  if (card === undefined) throw new Error('there is no card');
  const page = await mounted(<List cards={['unknown', card.id]} />);
  await page.settle();
  expect(document.querySelectorAll('td button')).toHaveLength(1);
  await page.press(`${seeCard}: ${card.name.ru}`);
  await page.settle();
  const dialog = document.querySelector('dialog[open]');
  expect(dialog?.textContent).toContain(card.name.ru);
  expect(dialog?.closest('td')).toBeNull();
  await page.unmount();
});
