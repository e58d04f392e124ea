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
export {
  ADJACENT,
  always,
  card,
  cards,
  creature,
  enemy,
  grant,
  onReveal,
  OPPOSING,
  own,
  remove,
  removeAll,
  SELF,
  SILENCE,
  type Sketch,
  summoning,
  SWAP,
} from './cards.ts';
export {
  cameUp,
  columns,
  eventsOf,
  fallen,
  field,
  isSilenced,
  marks,
  summoned,
  targets,
  tosses,
  values,
  verdict,
} from './readings.ts';
export { type AskedToss, scriptedChance, type ScriptedChance } from './scriptedChance.ts';
export { given, lay, opened, revealed, REVEAL, Table, TOSS_FOR_PLACEMENT } from './table.ts';
export { arbSealedGame } from './arbSealedGame.ts';
export {
  anyLaying,
  copiesFor,
  countedEntropy,
  countedPick,
  logOf,
  type Pick,
  playSealed,
  type SealedGame,
  type SealedStep,
} from './sealedPlay.ts';
