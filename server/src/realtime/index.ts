// realtime: the live connection between phones and matches.
export { openGateway } from './gateway.ts';
