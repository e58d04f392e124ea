// deckLog: the page that checks the log of an intrigue deck, open to anybody with its file, without a personal link.

export { DeckLogScreen } from './deckLogScreen.tsx';
