// deckLog: the page that checks the log of an intrigue deck, for whoever has its file, without a link of their own.

export { DeckLogScreen } from './deckLogScreen.tsx';
