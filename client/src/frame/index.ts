// frame: what surrounds every page: its head, the state of the connection, and the settings of the phone.

export { ConnectionBanner } from './banners.tsx';
export { HomeButton } from './homeButton.tsx';
export { Screen, useTop } from './screen.tsx';
export { SettingsButton, SettingsSheet } from './settingsSheet.tsx';
