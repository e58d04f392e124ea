// settings: language and light.

export { SettingsButton } from './settingsButton.tsx';
