// CardNames: the names of cards and decks, asked from the server as every phone does.
import type { CardNames } from './screen.ts';

interface Named {
  readonly id: string;
  readonly name: { readonly ru: string; readonly en: string };
}

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value;

const byId = (list: unknown): ReadonlyMap<string, Named['name']> =>
  new Map(Array.isArray(list) ? list.filter(isNamed).map(({ id, name }) => [id, name]) : []);

const kept = new Map<string, Promise<CardNames>>();

async function ask(address: string): Promise<CardNames> {
  const session: unknown = await (await fetch(`${address}/api/session`)).json();
  const version =
    typeof session === 'object' && session !== null && 'catalogue' in session
      ? String(session.catalogue)
      : '';
  const catalogue: unknown = await (
    await fetch(`${address}/api/catalogues/${encodeURIComponent(version)}`)
  ).json();
  const parts = typeof catalogue === 'object' && catalogue !== null ? Object.entries(catalogue) : [];
  const part = (name: string): unknown => parts.find(([key]) => key === name)?.[1];
  return { cards: byId(part('cards')), decks: byId(part('decks')) };
}

export function namesFrom(address: string): Promise<CardNames> {
  const asked = kept.get(address) ?? ask(address);
  kept.set(address, asked);
  return asked;
}
