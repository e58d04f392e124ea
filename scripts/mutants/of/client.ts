// Mistakes in the client: what is told and read aloud, how the film runs, what the phone keeps, and when it comes back.

import { type Mutant, mutantsIn } from '../mutant.ts';

const TOLD = ['src/match/sayings'];
const PLAYER = ['src/match/film/player'];
const REEL = ['src/match/film/reel'];

export const CLIENT: readonly Mutant[] = [
  ...mutantsIn(
    'client/src/match/film/stepWords.ts',
    TOLD,
    ['the winner is the winner', 'text.won(names[winner])', "text.won(names[winner === 'a' ? 'b' : 'a'])"],
    [
      'who claims is named',
      'text.claimed(names[what.seat]',
      "text.claimed(names[what.seat === 'a' ? 'b' : 'a']",
    ],
  ),
  ...mutantsIn(
    'client/src/match/film/lines.ts',
    TOLD,
    ['a duel is told the right way round', 'duel.overcome(card, facing,', 'duel.overcome(facing, card,'],
    [
      'who stands is told the right way round',
      'duel.notOvercome(card, facing,',
      'duel.notOvercome(facing, card,',
    ],
    ['columns are counted from one', 'duel.column + 1', 'duel.column'],
  ),
  ...mutantsIn(
    'client/src/match/table/cellLabel.ts',
    TOLD,
    ['virtues are called virtues', 'virtues: named(values.virtues)', 'virtues: named(values.superiority)'],
    [
      'superiority is called so',
      'superiority: named(values.superiority)',
      'superiority: named(values.virtues)',
    ],
  ),
  ...mutantsIn(
    'client/src/match/film/player.ts',
    PLAYER,
    ['a step pauses the film', 'playing: isPast,', 'playing: true,'],
    ['a step past the end lets it go on', 'playing: isPast,', 'playing: false,'],
    ['what was seen stays seen', 'next.at > next.seen ?', 'next.at !== next.seen ?'],
    [
      'a skip leads to the end',
      'return { ...player, at: action.end, playing: true, stood: true };',
      'return { ...player, at: player.at, playing: true, stood: true };',
    ],
  ),
  ...mutantsIn(
    'client/src/match/film/pace.ts',
    REEL,
    ['a hurried film takes a third of the time', 'const FAST = 3.1', 'const FAST = 1.5'],
    ['a moment stands for its words', 'LETTERS_A_SECOND = 14', 'LETTERS_A_SECOND = 15'],
    ['a round that is told by signs is looked at', 'judged: 2600', 'judged: 500'],
    ['a choice that is made is gone past', '? at === steps.length - 1', '? true'],
    ['the film goes past nothing that is seen', 'what.changes.length + what.moves.length === 0', 'true'],
  ),
  ...mutantsIn('client/src/match/film/steps.ts', REEL, [
    'less is said the longer the film runs',
    'LEAST_MS = 17_000',
    'LEAST_MS = 170_000',
  ]),
  ...mutantsIn('client/src/match/film/twins.ts', REEL, [
    'cards of one name bear numbers',
    'number: at + 1',
    'number: 1',
  ]),
  ...mutantsIn('client/src/match/film/reelWords.ts', TOLD, [
    'the winner’s cards are counted first',
    'survivors[winner], survivors[otherSeat(winner)]',
    'survivors[otherSeat(winner)], survivors[winner]',
  ]),
  ...mutantsIn('client/src/match/film/reelWords.ts', TOLD, [
    'a toss for who plays first is told as one',
    "window: 'window'",
    "window: 'initiative'",
  ]),
  ...mutantsIn(
    'client/src/match/film/playWords.ts',
    TOLD,
    ['who can’t summon is the other', 'names[otherSeat(seat)]', 'names[seat]'],
    ['a play that is cancelled does nothing', "what.how === 'stands' ?", "what.how !== 'stands' ?"],
  ),
  ...mutantsIn(
    'client/src/match/film/tellPlays.ts',
    TOLD,
    ['who cancels is the first that answers', 'const [play, cancel] =', 'const [cancel, play = cancel] ='],
    ['what both have is told so', 'each.seat === otherSeat(seat)', 'each.seat === seat'],
  ),
  ...mutantsIn('client/src/match/film/steps.ts', REEL, [
    'who is asked for a play has seen what led to it',
    'asked: [...last.asked, event.seat]',
    'asked: last.asked',
  ]),
  ...mutantsIn('client/src/cards/tileIcons.tsx', TOLD, [
    'only protection is a shield',
    "aspect === 'protection' ? 'shield'",
    "aspect !== 'virtues' ? 'shield'",
  ]),
  ...mutantsIn(
    'client/src/text/plural.ts',
    ['src/text/plural'],
    ['a few have a form of their own', "form === 'one' || form === 'few' ?", "form === 'one' ?"],
    ['in English only one is one', "=== 'one' ? forms.one", "!== 'one' ? forms.one"],
  ),
  ...mutantsIn(
    'client/src/text/amounts.ts',
    ['src/text/plural'],
    ['number and noun stay on one line', '`${number}\\u00A0${noun}`', '`${number} ${noun}`'],
    [
      'drakes are declined',
      "few: 'дрейка', many: 'дрейков' });\nexport const drakeNounEn",
      "few: 'дрейков', many: 'дрейков' });\nexport const drakeNounEn",
    ],
  ),
  ...mutantsIn(
    'client/src/theme/index.ts',
    ['src/frame/settings'],
    ['night is night', "dataset['theme'] = theme;", "dataset['theme'] = 'day';"],
    ['the choice is kept', '  keep(theme);\n', ''],
  ),
  ...mutantsIn('client/src/ui/button.tsx', TOLD, ['a glyph is named', '    aria-label={label}\n', '']),
  ...mutantsIn('client/src/ui/progress.tsx', TOLD, [
    'the scrubber of the film is named',
    '    aria-label={label}\n    aria-valuetext',
    '    aria-valuetext',
  ]),
  ...mutantsIn(
    'shared/src/phone/link.ts',
    ['src/phone/link'],
    ['phones come back apart', '(0.5 + chance.fraction())', '1'],
    ['and wait longer each time', 'Math.min(first * 2 ** count, last)', 'first'],
  ),
  ...mutantsIn(
    'shared/src/phone/outbox.ts',
    ['src/phone/outbox'],
    ['what is unsent is kept', 'storage.keep(PREFIX + command.id, JSON.stringify(entry));', ''],
    ['what is answered is forgotten', '    storage.forget(PREFIX + id);\n', ''],
  ),
  ...mutantsIn(
    'shared/src/phone/asking.ts',
    ['src/phone/outbox', 'src/phone/sync'],
    ['“not now” is asked again', 'if (isAnswered) rest();', 'rest();'],
    ['no answer is asked again', '    if (isOpen || again !== undefined) wait(patience);\n', ''],
  ),
  ...mutantsIn(
    'client/src/parts/sumField.tsx',
    ['src/parts/sum'],
    [
      'a sum is not above the purse',
      "return most !== null && sum > most ? 'tooMuch' : null;",
      'return null;',
    ],
    ['a sum is not below the least', "if (sum < least) return 'tooLittle';", ''],
  ),
  ...mutantsIn(
    'client/src/deck/look.ts',
    ['src/deck/deck'],
    [
      'who falls is told from who wins',
      'rivalFalls: beatsAsPrinted(card, rival)',
      'rivalFalls: beatsAsPrinted(rival, card)',
    ],
  ),
  ...mutantsIn(
    'client/src/deck/look.ts',
    ['src/deck/deck'],
    ['a filter asks for all that was asked', 'wanted.every((virtue)', 'wanted.some((virtue)'],
  ),
];
