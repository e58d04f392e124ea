// testing: what only tests import: arbitraries, builders, scripted chance.
export {
  VOCABULARY,
  arbAbility,
  arbCard,
  arbCatalogue,
  arbDeck,
  arbFilter,
  arbSelector,
  arbTarget,
  type Vocabulary,
} from './arbitraries.ts';
