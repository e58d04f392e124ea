// settings: language and light.

export { SettingsButton } from './settingsButton.tsx';
export { SettingsSheet } from './settingsSheet.tsx';
