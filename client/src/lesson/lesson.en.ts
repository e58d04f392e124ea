// English words of the lesson at the patrons' table: exactly the keys of Russian.

import type { lessonRu } from './lesson.ru.ts';

export const lessonEn: typeof lessonRu = {
  title: 'Lesson',
  step: (at, all) => `Lesson: ${at} of ${all}`,
  leave: 'Leave the lesson',
  teacher: 'Mentor',
  onward: 'Next',
  steps: {
    goal: 'Your patron is below, the opponent’s above. The first to fall loses.',
    lay: 'Cards cost coins. Tap “Dust Hound” and play it.',
    weak: 'In its first turn a creature doesn’t strike, it only defends. End your turn.',
    guard: 'Everything is open again, with one more coin and card. Play “Tower Guard”.',
    use: 'Your patron can add 2 to a strike. Tap your patron, then “Dust Hound”.',
    strike: '“Dust Hound” may strike now. Tap it, then the opponent’s patron.',
    closed: 'Whoever struck is closed until your next turn. End this one.',
    defend: '“Gate Crab” strikes your closed hound. Put “Tower Guard” in the way.',
    spell: 'The opponent has a new defender. Tap “Spark”, then “Cliff Wing”.',
    song: '“War Song” makes all of yours stronger. It needs no target.',
    creature: 'The closed crab can’t strike back. Tap “Tower Guard”, then the crab.',
    again: 'The opponent’s patron has 6 left, the hound strikes for 5. Use your patron again.',
    fall: 'Nobody can defend. Tap “Dust Hound”: this strike decides.',
  },
  instead: {
    read: 'In this lesson: tap “Next”.',
    play: (card) => `In this lesson: play “${card}”.`,
    use: (card) => `In this lesson: the ability of “${card}”.`,
    strike: (card, target) => `In this lesson: “${card}” strikes “${target}”.`,
    defend: (card) => `In this lesson: “${card}” defends.`,
    endTurn: 'In this lesson: end your turn.',
  },
  learnt: 'What you have learnt',
  learntBody: [
    'Coins pay for cards, and each turn you have one more.',
    'A creature strikes from its second turn on; an open one defends others.',
    'A patron falls: the match is over. After 20 turns the patron with more life left wins.',
  ],
  practise: 'Play against a bot',
  again: 'Once more',
};
