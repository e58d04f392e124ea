// connection: how it stands with the link, in words.

export { ConnectionBanner } from './connectionBanner.tsx';
