// The texts of promises and intrigue cards in Russian.

import { never } from '../../lib/index.ts';
import { aimOf, type Chosen, type Meant, type Saying } from './meant.ts';
import { castInRussian } from './russianCast.ts';

const plurals = new Intl.PluralRules('ru');
type Form = 'one' | 'few' | 'many';
function formOf(n: number): Form {
  const rule = plurals.select(n);
  return rule === 'one' || rule === 'few' ? rule : 'many';
}

const CARDS: Readonly<Record<Form, string>> = { one: 'карту', few: 'карты', many: 'карт' };
/** The form after verbs that take cards: «карту», «2 карты». */
const someCards = (n: number): string => (n === 1 ? CARDS.one : `${n} ${CARDS[formOf(n)]}`);
/** The form after «до»: «до 3 карт», «до 21 карты». */
const upToCards = (n: number): string => `до ${n} ${formOf(n) === 'one' ? 'карты' : 'карт'}`;
/** The form for "each": «по карте», «по 2 карты». */
const cardsEach = (n: number): string => (n === 1 ? 'по карте' : `по ${someCards(n)}`);

const PARTS = ['', '', 'половину', 'треть', 'четверть'] as const;
const NTH = ['пятую', 'шестую', 'седьмую', 'восьмую', 'девятую', 'десятую', 'одиннадцатую', 'двенадцатую'];
/** Names a part of something: «четверть», «шестую часть». */
function partOf(n: number): string {
  if (n === 1) return 'всё';
  return PARTS[n] ?? `${NTH[n - PARTS.length] ?? `${n}-ю`} часть`;
}
/** Names a part next to another one: «шестую часть, а двенадцатую». */
const shortPart = (n: number): string => partOf(n).replace(' часть', '');

const NUMBERS = ['', '', 'два', 'три', 'четыре'] as const;
const traders = (n: number): string =>
  `${NUMBERS[n] ?? n} ${formOf(n) === 'many' ? 'торговцев' : formOf(n) === 'few' ? 'торговца' : 'торговец'}`;

/** Returns the words for the chosen traders, and whether they are plural. */
function chosenTraders({ count, isMost }: Chosen): { readonly who: string; readonly many: boolean } {
  if (isMost) return { who: `До ${count} ${formOf(count) === 'one' ? 'торговца' : 'торговцев'}`, many: true };
  return count === 1 ? { who: 'Один торговец', many: false } : { who: `Ровно ${traders(count)}`, many: true };
}

const byHowMuch = (by: number): string => `на ${Math.abs(by)} ${by > 0 ? 'больше' : 'меньше'}`;

function limit({ lies, untilRing }: Meant, by: number): string {
  const whose = lies === 'theirs' ? 'предел руки этого торговца' : 'предел руки';
  if (untilRing) return `До следующей фазы статуса ${whose} ${byHowMuch(by)}.`;
  return `Лежит перед ${lies === 'theirs' ? 'другим' : 'вами'}: ${whose} ${byHowMuch(by)}.`;
}

function decline({ other }: Meant, bars: boolean): string {
  const game = other === 'owner' ? 'партии с давшим слово' : 'партии';
  return bars
    ? `Откажитесь от ${game}. Сделка в силе, и партий в ней он больше не предлагает.`
    : `Откажитесь от ${game}: сделка в силе.`;
}

const others = (chosen: Chosen, { one, several }: Readonly<Record<'one' | 'several', string>>) => {
  const { who, many } = chosenTraders(chosen);
  return `${who} ${many ? several : one}`;
};

/** Returns the sentence for one saying of a card. */
export function inRussian(saying: Saying, meant: Meant): string {
  const { chosen } = meant;
  const { count, isMost } = chosen;
  switch (saying.op) {
    case 'decline':
      return decline(meant, saying.bars === true);
    case 'part':
      return meant.window === 'answer'
        ? `От вас требуют не шестую часть, а ${shortPart(saying.n)}.`
        : `Требуйте ${saying.n > 4 ? shortPart(saying.n) : partOf(saying.n)} вместо шестой части.`;
    case 'share':
      return `Назовите сумму от ${saying.n}. Первый контракт, что принесёт давшему не меньше, даст вам ${partOf(saying.n)}.`;
    case 'rebate':
      return `Когда вы заплатите давшему по контракту, он вернёт ${partOf(saying.n)}.`;
    case 'insure':
      return `Проиграли ставку другому торговцу при подсчёте карт: давший вернёт ${partOf(saying.n)}, не больше ${saying.most}.`;
    case 'console':
      return `Другой торговец отказался от партии с вами: давший заплатит ${partOf(saying.n)} сделки, не больше ${saying.most}.`;
    case 'truce':
      return 'Между вами и давшим слово нет партий, пока не исполнен ваш следующий контракт друг с другом.';
    case 'tie':
      return meant.lies === null
        ? 'Ничья: престиж ваш.'
        : 'Ничья с другим торговцем: престиж ваш. Обещание вернётся домой, если предложите партию давшему слово.';
    case 'peek':
      return `Подсмотрите одну карту ${meant.other === 'owner' ? 'давшего слово' : 'соперника'}, уже лежащую лицом вниз.`;
    case 'first':
      return 'При равной инициативе ваша сторона первая до конца партии.';
    case 'cast':
      return castInRussian(aimOf(saying.target), saying.effects);
    case 'shield':
      return 'Победив, вы не отдадите выбранную карту как цену победы.';
    case 'glimpse': {
      const { n } = saying;
      if (n === 1) return 'Посмотрите самую редкую карту в колоде соперника.';
      const rarest = { one: 'самую редкую', few: 'самые редкие', many: 'самых редких' }[formOf(n)];
      return `Посмотрите ${n} ${rarest} ${CARDS[formOf(n)]} в колоде соперника.`;
    }
    case 'bar':
      return 'Соперник сейчас никого не призывает.';
    case 'solace':
      return `Проиграв, вы получите ${partOf(saying.n)} своей ставки.`;
    case 'wide':
      return 'Проиграв, вы можете взять и карту из отбоя победителя.';
    case 'rounding':
      return 'Округление требуемой доли выбираете вы.';
    case 'cancel':
      return 'Карта интриги, которую только что сыграл другой, не действует.';
    case 'draw':
      return saying.each === true
        ? `${others(chosen, { one: 'берёт', several: 'берут' })} ${cardsEach(saying.n)}.`
        : `Возьмите ${someCards(saying.n)}.`;
    case 'all draw':
      return `${others(chosen, { one: 'берёт', several: 'берут' })} ${cardsEach(saying.n)}, затем вы.`;
    case 'exchange':
      return `Сбросьте ${isMost ? upToCards(count) : someCards(count)} и возьмите столько же.`;
    case 'look':
      return 'Посмотрите руку одного торговца.';
    case 'take':
      return `Возьмите наугад ${someCards(saying.n)} из руки одного торговца.`;
    case 'drop':
      return `${others(chosen, { one: 'сбрасывает', several: 'сбрасывают' })} ${cardsEach(saying.n)} на свой выбор.`;
    case 'retrieve':
      return `Возьмите в руку ${isMost ? upToCards(count) : someCards(count)} из сброса интриг.`;
    case 'limit':
      return limit(meant, saying.by);
    case 'remove':
      if (count === 1 && !isMost) return 'Сбросьте карту интриги, лежащую перед кем-нибудь.';
      return `Сбросьте ${isMost ? upToCards(count) : someCards(count)} интриги из тех, что перед кем-нибудь лежат.`;
    default:
      return never(saying);
  }
}
