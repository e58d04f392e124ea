// testing: what only tests import: arbitraries, builders, scripted chance.
export { arbAbility, arbCard, arbCastEffects, arbCatalogue, type Vocabulary } from './arbitraries.ts';
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
export { given, lay, opened, revealed, REVEAL, Table, TOSS_FOR_PLACEMENT } from './table.ts';
export { arbGameCards } from './arbGameCards.ts';
export {
  arbPatronGame,
  drawsOf,
  type GameStep,
  type MakeDecideGame,
  type PatronGame,
  playPatronGame,
  termsOf,
} from './patronGame.ts';
export { costsArePaid } from './gameCosts.ts';
export type { GameLaw } from './gameLaw.ts';
export {
  everyGameEnds,
  firstInFirstOut,
  GAME_LAWS,
  gameConservation,
  gameDeterminism,
  gameNonInterference,
  gameRedaction,
  gameReplay,
  gameSymmetry,
} from './gameLaws.ts';
export { type GameSketch, PatronTable, type TableSetting } from './patronTable.ts';
export { arbSealedGame } from './arbSealedGame.ts';
export {
  anyLaying,
  copiesFor,
  countedEntropy,
  countedPick,
  logOf,
  playSealed,
  type SealedGame,
} from './sealedPlay.ts';
export {
  half,
  N,
  open,
  placeRows,
  promise,
  promised,
  row,
  SealedTable,
  SIX,
  withBothN,
  without,
} from './sealedTable.ts';
export {
  type AnyGameCommand,
  arbSealedPatronGame,
  gameNonces,
  logOfSealedGame,
  playSealedGame,
  type SealedPatronGame,
} from './sealedGame.ts';
export { HONEST, type Teller } from './pairedGames.ts';
export { SECRECY_LAWS } from './secrecyLaws.ts';
export {
  tableEnds,
  tableIsPublic,
  type TableLaw,
  tableRedaction,
  tableReplay,
  type TableStep,
} from './tableLaws.ts';
export { SealedGameTable } from './sealedGameTable.ts';
export { asJson, forgeriesOf, type Json, leafAt, leavesOf, type Path, replaced } from './forging.ts';
export { type Digests, digestsOf, type RecordedPlay } from './recordedMatch.ts';
export { assertLaw, firstFault, type Law } from './law.ts';
export { assertAsyncProperty, assertCase, assertProperty, casesOf, isBroken, reached } from './property.ts';
export { conservation } from './laws/conservation.ts';
export { determinism } from './laws/determinism.ts';
export { everyMatchEnds } from './laws/everyMatchEnds.ts';
export { nonInterference } from './laws/nonInterference.ts';
export { redaction } from './laws/redaction.ts';
export { replay } from './laws/replay.ts';
export { symmetry } from './laws/symmetry.ts';
export {
  countsHold,
  handsAreSecret,
  noPlayTwice,
  nothingElseChanges,
  placesPartition,
  playableIsPlayed,
  silenceEnds,
  stopsEnd,
} from './laws/windows.ts';

export { arbSealedWindowGame, arbWindowGame } from './windowGame.ts';
export { heldOf, holdingOf, placeOf as placeAt, TRADERS } from './windowSetting.ts';
export { WindowTable } from './windowTable.ts';
export { arbDeckGame, type DecideDeck, type DeckStep, playDeckGame, sealedOf } from './deckGame.ts';
export {
  appliedInFull,
  type DeckLaw,
  limitsHold,
  logIsDerived,
  noAttackOnOneself,
  onePlaceEach,
  pileIsRefilled,
  playableIsTaken,
  silenceEndsAll,
} from './deckLaws.ts';
export { deckRedaction, deckReplay, handsStaySecret } from './deckSecrecy.ts';
export { DECK_SEED, type DeckSetting, DeckTable, QUIET } from './deckTable.ts';
export {
  arbRandomGame,
  decksOf,
  logOfGame,
  type MakeDecide,
  playRandomly,
  type RandomGame,
  type RandomStep,
} from './randomGame.ts';
export { ACT_TERMS, ACT_TYPES, everyAct, NOWHERE, type Scene } from './everyAct.ts';
export { CATALOGUE, MATCH, playedGame, playedMatch, syncState } from './playedMatch.ts';
export { scriptedDevice, scriptedStorage } from './scriptedPhone.ts';
export { ScriptedClock } from './scriptedClock.ts';
export { type Random, seeded } from './random.ts';
export { legalCommand, withN } from './legalPlay.ts';
export { arbPledgeGame, type DecidePledges, playPledgeGame } from './pledgeGame.ts';
export {
  everybodyOwnsFive,
  handsAreReckonedWith,
  movesTellAll,
  offRests,
  onlyFrontsComeAbout,
  playedByOthers,
  type PledgeLaw,
  pursesSuffice,
} from './pledgeLaws.ts';
export { WEAKENED } from './weakened.ts';
