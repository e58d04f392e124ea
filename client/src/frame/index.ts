// frame: what every page stands in: its head, what stands between this phone and the server, and how the phone shows
// and speaks.

export { ConnectionBanner } from './banners.tsx';
export { Screen, useTop } from './screen.tsx';
export { SettingsButton, SettingsSheet } from './settingsSheet.tsx';
