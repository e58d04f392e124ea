// realtime: the live connection between phones and matches.
export { type Gateway, openGateway } from './gateway.ts';
