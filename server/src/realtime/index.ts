// realtime: the live connection between phones and matches.
export { openGateway } from './gateway.ts';
export { type PlaceLimits, PLACES } from './limits.ts';
