// Every card in a match of its own: it does what is described here, and a card built only from its texts, in Russian
// and in English, does the same. So what a card says is what it does.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readEnglish } from '../../testing/reading/readEnglish.ts';
import { readRussian } from '../../testing/reading/readRussian.ts';
import {
  cameUp,
  card,
  cards,
  creature,
  fallen,
  field,
  isSilenced,
  revealed as play,
  summoned,
  type Table,
  targets,
} from '../../testing/index.ts';
import {
  ASPECTS,
  describeAbility,
  LANGS,
  plainText,
  VIRTUES,
  type Ability,
  type Card,
  type Catalogue,
  type Lang,
} from '../index.ts';
import { parseCatalogue } from '../schema.ts';
import type { BySeat, CopyId, Seat } from '../../rules/index.ts';

const parsed = parseCatalogue(
  'cards.json',
  JSON.parse(readFileSync(new URL('cards.json', import.meta.url), 'utf8')),
);
if (!parsed.ok) throw new Error(parsed.error.message);

const READ: Readonly<Record<Lang, (text: string, catalogue: Catalogue) => Ability>> = {
  ru: readRussian,
  en: readEnglish,
};
const read = (lang: Lang, ability: Ability): Ability =>
  READ[lang](plainText(describeAbility(lang, ability, parsed.value)), parsed.value);

/** Returns the same card with the abilities that its texts describe. */
const asSaid =
  (lang: Lang) =>
  (card: Card): Card =>
    card.abilities === undefined
      ? card
      : { ...card, abilities: card.abilities.map((each) => read(lang, each)) };

/** Plain cards to try the others on. The wall `#` has every virtue and defeats nobody here. */
const PLAIN = cards({
  brute: 'strength',
  rogue: 'cunning',
  trader: 'wealth',
  lord: 'power',
  sage: 'wisdom',
  // The axe and the four after it each defeat every card that is not protected from their one virtue. The club
  // defeats only a card that has nothing but strength.
  club: 'strength > strength',
  axe: 'strength > strength cunning wealth power wisdom',
  knife: 'cunning > strength cunning wealth power wisdom',
  purse: 'wealth > strength cunning wealth power wisdom',
  crown: 'power > strength cunning wealth power wisdom',
  book: 'wisdom > strength cunning wealth power wisdom',
  ox: creature('strength'),
  owl: creature('wisdom'),
  imp: creature(''),
  saint: { ...card('wisdom | cunning power'), traits: ['person'] },
});

const FULL = '# # # / # # #';
const FIVE = '# # # / # #';

const AS: readonly (readonly [string, (card: Card) => Card])[] = [
  ['as it is written down', (card) => card],
  ...LANGS.map((lang) => [`as its texts say (${lang})`, asSaid(lang)] as const),
];

describe.each(AS)('a card, %s,', (_, made) => {
  const CARDS: Catalogue = new Map([
    ...[...parsed.value].map(([id, card]) => [id, made(card)] as const),
    ...PLAIN,
  ]);

  const revealed = (halves: BySeat<string>, ...tosses: readonly Seat[]): Table =>
    play(CARDS, halves, ...tosses);

  /**
   * Returns how a card differs from its printed values, as in `virtues -wealth, superiority +power`; empty if it
   * doesn't.
   */
  function changes(table: Table, copy: CopyId): string {
    const { field: both } = table.state.common;
    const found = [...both.a, ...both.b].find((card) => card?.copy === copy);
    if (!found) throw new Error(`${copy} is not on the field`);
    const { altered, card } = found;
    const printed = CARDS.get(card);
    if (altered === null || printed === undefined) return '';
    return ASPECTS.flatMap((aspect) => {
      const [before, after] = [printed[aspect] ?? [], altered[aspect]];
      const signs = VIRTUES.flatMap((virtue) => {
        if (before.includes(virtue) === after.includes(virtue)) return [];
        return [`${after.includes(virtue) ? '+' : '-'}${virtue}`];
      });
      return signs.length === 0 ? [] : [[aspect, ...signs].join(' ')];
    }).join(', ');
  }

  /** Returns how a card differs from its printed values when the first round begins. */
  const atFirst = (table: Table, copy: CopyId): string => changes(table.atRound(1), copy);
  /** Returns the cards that fall in the first round if these two face each other alone. */
  const duel = (a: string, b: string): readonly CopyId[] => fallen(revealed({ a, b }), 1);

  describe('standard', () => {
    test('Caravan Guard: against six enemy cards has wisdom, and overcomes strength, power and wisdom too; against five not', () => {
      const more = 'virtues +wisdom, superiority +strength +power +wisdom';
      expect(atFirst(revealed({ a: 'caravan-guard', b: FULL }), 'a.caravan-guard')).toBe(more);
      expect(atFirst(revealed({ a: 'caravan-guard', b: FIVE }), 'a.caravan-guard')).toBe('');
      const thinned = revealed({ a: 'caravan-guard # # / # # #', b: 'sage # # / # # #' });
      expect(fallen(thinned, 1)).toEqual(['b.sage']);
      expect(changes(thinned.atRound(2), 'a.caravan-guard')).toBe('');
    });

    test('Market Thief: takes wealth from one card of the enemy’s front row that its owner chooses', () => {
      const table = revealed({ a: 'cutpurse', b: '# fence trader / trader' });
      expect(table.choice.kind === 'target' && table.choice.options).toEqual([
        'b.wall',
        'b.fence',
        'b.trader',
      ]);
      const robbed = table.choose('b.fence');
      expect(atFirst(robbed, 'b.fence')).toBe('virtues -wealth');
      expect(atFirst(robbed, 'b.trader')).toBe('');
      expect(cameUp(revealed({ a: 'cutpurse', b: 'brute - - / trader' }))).toEqual(['a.cutpurse: no-target']);
    });

    test('Tax Collector: mortals beside him overcome wealth, others and those farther away do not', () => {
      const table = revealed({ a: 'ash-pilgrim tax-collector scamp / cutpurse', b: '' });
      expect(changes(table, 'a.ash-pilgrim')).toBe('superiority +wealth');
      expect([changes(table, 'a.scamp'), changes(table, 'a.cutpurse')]).toEqual(['', '']);
      expect(duel('- ash-pilgrim tax-collector', '- trader')).toEqual(['b.trader']);
    });

    test('Ash Pilgrim: is protected from power; against six enemy cards also overcomes wealth, power and wisdom', () => {
      expect(duel('ash-pilgrim', 'crown')).toEqual([]);
      expect(duel('ash-pilgrim', 'book')).toEqual(['a.ash-pilgrim']);
      const more = 'superiority +wealth +power +wisdom';
      expect(atFirst(revealed({ a: 'ash-pilgrim', b: FULL }), 'a.ash-pilgrim')).toBe(more);
      expect(atFirst(revealed({ a: 'ash-pilgrim', b: FIVE }), 'a.ash-pilgrim')).toBe('');
    });

    test('Mushroom Seller: the other card of her column is protected from cunning', () => {
      const table = revealed({ a: 'brute brute / mushroom-seller', b: 'knife knife' });
      expect(atFirst(table, 'a.brute')).toBe('protection +cunning');
      expect(fallen(table, 1)).toEqual(['a.brute.2']);
    });

    test('Scamp: has no virtues and falls to any card', () => {
      for (const any of ['brute', 'rogue', 'trader', 'lord', 'sage', 'imp'] as const)
        expect(duel('scamp', any)).toContain('a.scamp');
      expect(duel('scamp', 'brute')).toContain('b.brute');
    });

    test('Shore Crab: is protected from strength', () => {
      expect(duel('shore-crab', 'axe')).toEqual(['b.axe']);
      expect(duel('shore-crab', 'book')).toEqual(['a.shore-crab']);
    });
  });

  describe('uncommon', () => {
    test('Tower Conjurer: between the rounds brings a Scamp into its own column, twice at most, and no other creature', () => {
      const table = revealed({ a: 'scamp # # / conjurer # # + scamp scamp ox', b: 'axe # # / axe # #' });
      expect(table.choice.kind === 'summon' && table.choice.cells).toEqual([0]);
      const { offered } = table.state.secret.a;
      expect(offered.every((copy) => copy.startsWith('a.scamp'))).toBe(true);
      const again = table.summon('a.scamp.2', 'front', 0).summon('a.scamp.3', 'front', 0);
      expect(summoned(again)).toEqual(['a.conjurer', 'a.conjurer']);
      const alone = revealed({ a: 'scamp # # / conjurer # # + ox', b: 'axe # # / # # #' });
      expect(summoned(alone)).toEqual(['a.conjurer: owner-knows', 'a.conjurer: owner-knows']);
    });

    test('Sellsword Captain: from the front row makes her neighbours overcome strength, from the back row does not', () => {
      const front = revealed({ a: 'brute sellsword-captain lord / sage', b: '' });
      expect(changes(front, 'a.brute')).toBe('superiority +strength');
      expect(changes(front, 'a.lord')).toBe('superiority +strength');
      expect(changes(front, 'a.sage')).toBe('');
      const back = revealed({ a: '# # # / brute sellsword-captain lord', b: FULL });
      expect(cameUp(back)).toEqual(['a.sellsword-captain: in']);
      expect(atFirst(back, 'a.brute')).toBe('');
    });

    test('Roof Runner: changes rows when a card with strength stands opposite, and stays where none does', () => {
      expect(field(revealed({ a: 'roof-runner - - / brute', b: 'brute' }).atRound(1), 'a')).toBe(
        'brute - - / roof-runner - -',
      );
      const calm = revealed({ a: 'roof-runner - - / brute', b: 'lord' });
      expect(cameUp(calm)).toEqual(['a.roof-runner: if']);
      expect(field(calm.atRound(1), 'a')).toBe('roof-runner - - / brute - -');
    });

    test('The Fence: thieves in the same row overcome strength, other cards and other rows do not', () => {
      const table = revealed({ a: 'night-foreman brute fence / seal-forger', b: '' });
      expect(changes(table, 'a.brute')).toBe('');
      expect(changes(table, 'a.seal-forger')).not.toContain('superiority');
      expect(duel('fence bonewing cutpurse', '- - brute')).toEqual(['b.brute']);
    });

    test('Seal Forger: one enemy official that its owner chooses loses power and falls silent', () => {
      const table = revealed({ a: 'seal-forger', b: 'lord customs-officer herald / tax-collector' });
      expect(table.choice.kind === 'target' && table.choice.options).toEqual([
        'b.customs-officer',
        'b.herald',
        'b.tax-collector',
      ]);
      const forged = table.choose('b.tax-collector').atRound(1);
      expect(changes(forged, 'b.tax-collector')).toBe('virtues -power');
      expect([isSilenced(forged, 'b.tax-collector'), isSilenced(forged, 'b.herald')]).toEqual([true, false]);
      expect(cameUp(revealed({ a: 'seal-forger', b: 'lord' }))).toEqual(['a.seal-forger: no-target']);
    });

    test('Lamp Keeper: all enemy cards without virtues lose their protection, others keep it', () => {
      const table = revealed({ a: 'lamp-keeper', b: 'brass-idol shore-crab / ancestor-ghost' }).atRound(1);
      expect(changes(table, 'b.brass-idol')).toBe('protection -strength -cunning -wealth -power');
      expect(changes(table, 'b.ancestor-ghost')).toBe('protection -strength -cunning');
      expect(changes(table, 'b.shore-crab')).toBe('');
      expect(duel('brute - lamp-keeper', 'brass-idol')).toEqual(['a.brute', 'b.brass-idol']);
      expect(duel('brute', 'brass-idol')).toEqual(['a.brute']);
    });

    test('Tomb Keeper: between the rounds brings one undead creature into the back row, and no other creature', () => {
      const half = 'brute # # / tomb-keeper # # + bone-servant ancestor-ghost ox';
      const table = revealed({ a: half, b: 'club # # / # # #' });
      expect(summoned(table)).toEqual(['a.tomb-keeper: no-cell', 'a.tomb-keeper']);
      expect(table.choice.kind === 'summon' && table.choice.cells).toEqual([3]);
      expect(table.state.secret.a.offered).toEqual(['a.bone-servant', 'a.ancestor-ghost']);
      expect(field(table.summon('a.bone-servant', 'back', 0), 'a')).toContain('/ bone-servant');
    });

    test('Ancestor Ghost: falls to no card that has only strength and cunning, and to any other', () => {
      expect([duel('ancestor-ghost', 'axe'), duel('ancestor-ghost', 'beast-tamer')]).toEqual([
        ['b.axe'],
        ['b.beast-tamer'],
      ]);
      expect(duel('ancestor-ghost', 'trader')).toEqual(['a.ancestor-ghost']);
      expect(duel('ancestor-ghost', 'stilt-beast')).toEqual(['a.ancestor-ghost']);
    });

    test('Bone Servant: falls to no card that has only cunning and wealth, and to any other', () => {
      expect(duel('bone-servant', 'knife')).toEqual(['b.knife']);
      expect(duel('bone-servant', 'fence')).toEqual(['b.fence']);
      expect(duel('bone-servant', 'sage')).toEqual(['a.bone-servant']);
    });

    test('Ash Hound: beside a creature of its side overcomes power and wisdom too, alone does not', () => {
      const more = 'superiority +power +wisdom';
      expect(changes(revealed({ a: 'ash-hound scamp', b: '' }), 'a.ash-hound')).toBe(more);
      expect(changes(revealed({ a: 'ash-hound brute / scamp', b: '' }), 'a.ash-hound')).toBe('');
    });

    test('Bonewing: silences one card of the enemy’s back row that its owner chooses', () => {
      const table = revealed({ a: 'bonewing', b: '# # # / brute herald' });
      expect(table.choice.kind === 'target' && table.choice.options).toEqual(['b.brute', 'b.herald']);
      const cried = table.choose('b.herald').atRound(1);
      expect([isSilenced(cried, 'b.herald'), isSilenced(cried, 'b.brute')]).toEqual([true, false]);
      expect(cameUp(revealed({ a: 'bonewing', b: 'brute' }))).toEqual(['a.bonewing: no-target']);
    });

    test('Lantern Moth: enemy thieves in its row lose cunning, those in the other row and other cards do not', () => {
      const table = revealed({ a: 'lantern-moth', b: '- cutpurse rogue / seal-forger' }).atRound(1);
      expect(changes(table, 'b.cutpurse')).toBe('virtues -cunning');
      expect([changes(table, 'b.rogue'), changes(table, 'b.seal-forger')]).toEqual(['', '']);
    });

    test('Stilt Beast: falls only to who overcomes both strength and wealth', () => {
      expect(duel('stilt-beast', 'rogue')).toEqual(['b.rogue']);
      expect(duel('stilt-beast', 'marsh-lancer')).toEqual([]);
      expect(duel('stilt-beast', 'axe')).toEqual(['a.stilt-beast']);
    });

    test('Shield Bearer: from the front row protects his neighbours from strength, from the back row does not', () => {
      const front = revealed({ a: 'brute shield-bearer lord / sage', b: 'axe' });
      expect(changes(front.atRound(1), 'a.brute')).toBe('protection +strength');
      expect(fallen(front, 1)).toEqual([]);
      expect(changes(front.atRound(1), 'a.sage')).toBe('');
      expect(atFirst(revealed({ a: '# # # / brute shield-bearer', b: FIVE }), 'a.brute')).toBe('');
    });

    test('Marsh Lancer: from the back row lets the card before her overcome strength, from the front row does not', () => {
      const behind = revealed({ a: 'lord - - / marsh-lancer', b: 'brute' });
      expect(fallen(behind, 1)).toEqual(['b.brute']);
      expect(changes(revealed({ a: 'marsh-lancer - - / lord', b: '' }), 'a.lord')).toBe('');
    });

    test('Customs Officer: the card opposite loses all superiority if it has wealth, and keeps it if not', () => {
      const rich = revealed({ a: 'customs-officer', b: 'purse' });
      expect(atFirst(rich, 'b.purse')).toBe('superiority -strength -cunning -wealth -power -wisdom');
      expect(fallen(rich, 1)).toEqual(['b.purse']);
      expect(cameUp(revealed({ a: 'customs-officer', b: 'axe' }))).toEqual(['a.customs-officer: no-target']);
    });

    test('Moneylender: beside other wealth on her side has power and overcomes strength, alone does not', () => {
      const table = revealed({ a: 'moneylender - - / trader', b: '' });
      expect(changes(table, 'a.moneylender')).toBe('virtues +power, superiority +strength');
      expect(changes(revealed({ a: 'moneylender brute', b: '' }), 'a.moneylender')).toBe('');
    });

    test('Herald: from the back row lets the front row overcome wealth, from the front row does not', () => {
      const behind = revealed({ a: 'brute lord / herald sage', b: '' });
      expect([changes(behind, 'a.brute'), changes(behind, 'a.sage')]).toEqual(['superiority +wealth', '']);
      expect(cameUp(revealed({ a: 'herald brute', b: '' }))).toEqual(['a.herald: in']);
    });

    test('Wizard’s Apprentice: between the rounds brings one standard creature into her own column, and no other', () => {
      const half = 'brute # # / apprentice # # + sand-worm shore-crab scamp';
      const table = revealed({ a: half, b: 'axe # # / # # #' });
      expect(table.choice.kind === 'summon' && table.choice.cells).toEqual([0]);
      expect(table.state.secret.a.offered).toEqual(expect.arrayContaining(['a.shore-crab', 'a.scamp']));
      expect(table.state.secret.a.offered).not.toContain('a.sand-worm');
      const done = table.summon('a.scamp', 'front', 0);
      expect(summoned(done)).toEqual(['a.apprentice', 'a.apprentice: uses']);
    });
  });

  describe('rare', () => {
    test('Beast Tamer: from the front row brings one creature with strength into it, and overcomes power beside a creature', () => {
      const half = 'beast-tamer brute # / # # # + ox owl';
      const table = revealed({ a: half, b: '# club # / # # #' });
      expect(summoned(revealed({ a: half, b: FULL }))).toContain('a.beast-tamer: no-cell');
      expect(table.choice.kind === 'summon' && table.choice.cells).toEqual([1]);
      expect(table.state.secret.a.offered).toEqual(['a.ox']);
      expect(changes(table, 'a.beast-tamer')).toBe('');
      const done = table.summon('a.ox', 'front', 1);
      expect(changes(done.atRound(2), 'a.beast-tamer')).toBe('superiority +power');
      expect(summoned(done)).toEqual(['a.beast-tamer', 'a.beast-tamer: uses']);
      const back = revealed({ a: '# brute # / beast-tamer # # + ox', b: '# club # / # # #' });
      expect(summoned(back)).toEqual(['a.beast-tamer: in', 'a.beast-tamer: in']);
    });

    test('Temple Inquisitor: the card opposite loses its protection and falls silent', () => {
      const table = revealed({ a: 'temple-inquisitor', b: 'shore-crab poisoner / poisoner' }).atRound(1);
      expect(changes(table, 'b.shore-crab')).toBe('protection -strength');
      expect([isSilenced(table, 'b.shore-crab'), isSilenced(table, 'b.poisoner')]).toEqual([true, false]);
      expect(cameUp(revealed({ a: '- - - / temple-inquisitor', b: 'brute' }))).toEqual([
        'a.temple-inquisitor: no-target',
      ]);
    });

    test('Night Foreman: thieves of his side are protected from strength, others are not', () => {
      const table = revealed({ a: 'cutpurse brute / seal-forger night-foreman', b: '' });
      expect(changes(table, 'a.cutpurse')).toBe('protection +strength');
      expect(changes(table, 'a.seal-forger')).toBe('protection +strength');
      expect([changes(table, 'a.brute'), changes(table, 'a.night-foreman')]).toEqual(['', '']);
      expect(duel('cutpurse night-foreman', 'axe')).toEqual([]);
    });

    test('Poisoner: the card opposite loses all virtues, and so falls to her', () => {
      const table = revealed({ a: 'poisoner', b: '# brute' });
      expect(atFirst(table, 'b.wall')).toBe('virtues -strength -cunning -wealth -power -wisdom');
      expect(fallen(table, 1)).toEqual(['b.wall']);
      expect(cameUp(revealed({ a: '- - - / poisoner', b: 'brute' }))).toEqual(['a.poisoner: no-target']);
    });

    test('Weeping Bride: other undead of her side are protected from power and wisdom', () => {
      const table = revealed({ a: 'weeping-bride bone-servant brute / ancestor-ghost', b: '- book' });
      expect(changes(table.atRound(1), 'a.bone-servant')).toBe('protection +power +wisdom');
      expect(changes(table.atRound(1), 'a.ancestor-ghost')).toBe('protection +power +wisdom');
      expect([changes(table.atRound(1), 'a.brute'), changes(table.atRound(1), 'a.weeping-bride')]).toEqual([
        '',
        '',
      ]);
      expect(fallen(table, 1)).not.toContain('a.bone-servant');
    });

    test('Cursed Heir: with two undead of her side has cunning and overcomes it, with one does not', () => {
      const two = revealed({ a: 'cursed-heir bone-servant / ancestor-ghost', b: '' });
      expect(changes(two, 'a.cursed-heir')).toBe('virtues +cunning, superiority +cunning');
      expect(changes(revealed({ a: 'cursed-heir bone-servant', b: '' }), 'a.cursed-heir')).toBe('');
    });

    test('Relic Bearer: protects his neighbours from strength and power to the end of the match, also when he has fallen', () => {
      const table = revealed({ a: 'brute relic-bearer # / # # #', b: '# axe # / # # #' });
      expect(fallen(table, 1)).toContain('a.relic-bearer');
      expect(changes(table.atRound(2), 'a.brute')).toBe('protection +strength +power');
      expect(changes(table.atRound(3), 'a.brute')).toBe('protection +strength +power');
    });

    test('Brass Idol: has no virtues, and yet falls only to who has wisdom', () => {
      for (const spared of ['axe', 'knife', 'purse', 'crown'] as const)
        expect(duel('brass-idol', spared)).not.toContain('a.brass-idol');
      expect(duel('brass-idol', 'sage')).toContain('a.brass-idol');
    });

    test('Sand Worm: is protected from cunning and wealth', () => {
      expect([duel('sand-worm', 'knife'), duel('sand-worm', 'purse')]).toEqual([['b.knife'], ['b.purse']]);
      expect(duel('sand-worm', 'book')).toEqual(['a.sand-worm']);
    });

    test('Brood Queen: from the back row brings one creature of any kind into her own column, from the front row none', () => {
      const table = revealed({ a: 'brute brute # / brood-queen # # + imp owl', b: 'club club # / # # #' });
      expect(table.choice.kind === 'summon' && table.choice.cells).toEqual([0]);
      expect(table.state.secret.a.offered).toEqual(['a.imp', 'a.owl']);
      expect(summoned(table.summon('a.owl', 'front', 0))).toEqual(['a.brood-queen', 'a.brood-queen: uses']);
      const front = revealed({ a: 'brood-queen brute # / # # # + imp', b: '# axe # / # # #' });
      expect(summoned(front)).toEqual(['a.brood-queen: in', 'a.brood-queen: in']);
    });

    test('Magistrate: all enemy thieves lose all superiority', () => {
      const table = revealed({ a: 'magistrate', b: 'axe fence / roof-runner' }).atRound(1);
      expect(changes(table, 'b.fence')).toBe('superiority -wealth -power -wisdom');
      expect(changes(table, 'b.roof-runner')).toBe('superiority -strength -wealth -power -wisdom');
      expect(changes(table, 'b.axe')).toBe('');
    });

    test('Governor: other officials of her side overcome cunning and power', () => {
      const table = revealed({ a: 'governor lord / tax-collector', b: '' });
      expect(changes(table, 'a.tax-collector')).toBe('superiority +cunning +power');
      expect([changes(table, 'a.lord'), changes(table, 'a.governor')]).toEqual(['', '']);
    });

    test('Duellist: a mortal opposite no longer overcomes strength, another card does', () => {
      const met = revealed({ a: 'duellist', b: 'shield-bearer caravan-guard' });
      expect(changes(met.atRound(1), 'b.shield-bearer')).toBe('superiority -strength');
      expect(atFirst(revealed({ a: 'duellist', b: 'axe' }), 'b.axe')).toBe('');
      expect(atFirst(revealed({ a: '- duellist', b: 'shield-bearer' }), 'b.shield-bearer')).toBe('');
    });

    test('Headsman: one enemy unique card that its owner chooses loses all virtues', () => {
      const table = revealed({ a: 'headsman', b: 'regent # last-wyrm' });
      expect(table.choice.kind === 'target' && table.choice.options).toEqual(['b.regent', 'b.last-wyrm']);
      const judged = table.choose('b.last-wyrm').atRound(1);
      expect(changes(judged, 'b.last-wyrm')).toBe('virtues -strength -wealth -wisdom');
      expect(changes(judged, 'b.regent')).toBe('');
      expect(cameUp(revealed({ a: 'headsman', b: '#' }))).toEqual(['a.headsman: no-target']);
    });

    test('Spellbreaker: both enemy cards of her column fall silent, those of others do not', () => {
      const table = revealed({ a: 'spellbreaker', b: 'poisoner poisoner / herald' }).atRound(1);
      expect(['b.poisoner', 'b.herald', 'b.poisoner.2'].map((copy) => isSilenced(table, copy))).toEqual([
        true,
        true,
        false,
      ]);
      expect(cameUp(table)).toContain('b.poisoner: silenced');
    });

    test('Caravan Master: one card of the back row that its owner chooses changes places with the one before it', () => {
      const table = revealed({ a: 'caravan-master brute - / # lord sage', b: '' });
      expect(table.choice.kind === 'target' && table.choice.options).toEqual(['a.wall', 'a.lord', 'a.sage']);
      expect(field(table.choose('a.lord').atRound(1), 'a')).toBe('caravan-master lord - / # brute sage');
      expect(field(table.choose('a.sage').atRound(1), 'a')).toBe('caravan-master brute sage / # lord -');
    });
  });

  describe('unique', () => {
    test('Mistress of Ash: enemy mortals in front no longer overcome wisdom; from the front row she turns the column opposite around', () => {
      const table = revealed({ a: 'mistress-of-ash', b: 'brute lamp-keeper axe / lord' }).atRound(1);
      expect(changes(table, 'b.lamp-keeper')).toBe('superiority -wisdom');
      expect(changes(table, 'b.axe')).toBe('');
      expect(field(table, 'b')).toBe('lord lamp-keeper axe / brute - -');
      const back = revealed({ a: '# - - / mistress-of-ash', b: 'brute - - / lord' });
      expect(cameUp(back)).toEqual(['a.mistress-of-ash/1: in']);
      expect(field(back.atRound(1), 'b')).toBe('brute - - / lord - -');
    });

    test('Mother of Veils: other thieves of her side have wisdom and overcome it', () => {
      const table = revealed({ a: 'veiled-mother cutpurse rogue', b: '' });
      expect(changes(table, 'a.cutpurse')).toBe('virtues +wisdom, superiority +wisdom');
      expect([changes(table, 'a.rogue'), changes(table, 'a.veiled-mother')]).toEqual(['', '']);
    });

    test('High Priest: protects the front row of his side from cunning to the end of the match, also when he has fallen', () => {
      const table = revealed({ a: 'high-priest brute # / sage # #', b: 'axe # # / # # #' });
      expect(fallen(table, 1)).toContain('a.high-priest');
      expect(changes(table.atRound(1), 'a.sage')).toBe('');
      expect(changes(table.atRound(3), 'a.brute')).toBe('protection +cunning');
    });

    test('Shadowless Patriarch: brings an undead creature to any free cell while a mortal stands opposite, and none while none does', () => {
      const mortal = 'shadow-patriarch brute # / # # # + bone-servant ox';
      const table = revealed({ a: mortal, b: 'saint axe # / # # #' });
      expect(table.choice.kind === 'summon' && table.choice.cells).toEqual([1]);
      expect(table.state.secret.a.offered).toEqual(['a.bone-servant']);
      const other = revealed({ a: mortal, b: '# axe # / # # #' });
      expect(summoned(other)).toEqual(['a.shadow-patriarch: if', 'a.shadow-patriarch: if']);
    });

    test('Horned Hunter: other creatures of his side have strength and overcome power', () => {
      const table = revealed({ a: 'horned-hunter owl brute / imp', b: '' });
      expect(changes(table, 'a.owl')).toBe('virtues +strength, superiority +power');
      expect(changes(table, 'a.imp')).toBe('virtues +strength, superiority +power');
      expect(changes(table, 'a.brute')).toBe('');
    });

    test('Prince Regent: the whole back row of the enemy falls silent, the front row does not', () => {
      const table = revealed({ a: 'regent', b: 'herald - - / herald brute' }).atRound(1);
      expect(['b.herald', 'b.herald.2', 'b.brute'].map((copy) => isSilenced(table, copy))).toEqual([
        false,
        true,
        true,
      ]);
    });

    test('Iron Warlord: other soldiers in the front row of her side overcome power and wisdom', () => {
      const table = revealed({ a: 'iron-ataman caravan-guard brute / marsh-lancer', b: '' });
      expect(changes(table, 'a.caravan-guard')).toBe('superiority +power +wisdom');
      expect([changes(table, 'a.marsh-lancer'), changes(table, 'a.brute')]).toEqual(['', '']);
    });

    test('Hermit Archmage: in the front row takes all superiority from one card of the enemy’s front row, in the back row does not', () => {
      const table = revealed({ a: 'hermit-archmage', b: 'axe book / purse' });
      expect(table.choice.kind === 'target' && table.choice.options).toEqual(['b.axe', 'b.book']);
      const struck = table.choose('b.book').atRound(1);
      expect(changes(struck, 'b.book')).toBe('superiority -strength -cunning -wealth -power -wisdom');
      expect(changes(struck, 'b.axe')).toBe('');
      expect(cameUp(revealed({ a: '# - - / hermit-archmage', b: 'axe' }))).toEqual(['a.hermit-archmage: in']);
    });

    test('The Golden Mask: all enemy cards lose wealth', () => {
      const table = revealed({ a: 'golden-mask', b: 'fence brute / trader' });
      expect(targets(table, 'a.golden-mask')).toEqual(['b.fence', 'b.trader']);
      expect(atFirst(table, 'b.fence')).toBe('virtues -wealth');
      expect(atFirst(table, 'b.trader')).toBe('virtues -wealth');
    });

    test('The Last Wyrm: is protected from strength and power', () => {
      for (const spared of ['axe', 'crown', 'iron-ataman'] as const)
        expect(duel('last-wyrm', spared)).not.toContain('a.last-wyrm');
      expect(duel('last-wyrm', 'knife')).toContain('a.last-wyrm');
    });

    test('The Three-Faced: in the front row overcomes cunning too, in the back row lets the front row overcome wisdom', () => {
      const front = revealed({ a: 'three-faced-god brute', b: '' });
      expect(changes(front, 'a.three-faced-god')).toBe('superiority +cunning');
      expect(changes(front, 'a.brute')).toBe('');
      const back = revealed({ a: '# brute - / three-faced-god', b: FIVE }).atRound(1);
      expect(changes(back, 'a.three-faced-god')).toBe('');
      expect(changes(back, 'a.brute')).toBe('superiority +wisdom');
    });

    test('The Drowned King: has no virtues, and yet falls only to who has strength or cunning', () => {
      for (const spared of ['purse', 'crown', 'book', 'golden-mask'] as const)
        expect(duel('drowned-king', spared)).not.toContain('a.drowned-king');
      expect(duel('drowned-king', 'brute')).toContain('a.drowned-king');
      expect(duel('drowned-king', 'rogue')).toContain('a.drowned-king');
    });
  });
});

test('every card has a match here that bears its name', () => {
  const source = readFileSync(new URL('played.test.ts', import.meta.url), 'utf8');
  const played = Array.from(source.matchAll(/ test\('([^:']+): /g), ([, name]) => name);
  expect(played).toHaveLength(parsed.value.size);
  expect(new Set(played)).toEqual(new Set([...parsed.value.values()].map(({ name }) => name.en)));
});
