// connection: what stands between this phone and the server, and between its owner and their affairs.

export { ConnectionBanner } from './connectionBanner.tsx';
export { EventBanners } from './eventBanners.tsx';
