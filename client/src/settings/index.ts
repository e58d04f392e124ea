// settings: language and light.

export { SettingsButton, SettingsSheet } from './settingsSheet.tsx';
