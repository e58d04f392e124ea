// settingValue: the words for a setting's value, from the text in which the server keeps it.

import type { useStaffText } from '../staffText.ts';

type Words = Pick<ReturnType<typeof useStaffText>, 'settings' | 'options'>;

export function settingValue(name: string, value: string, { settings, options }: Words): string {
  switch (name) {
    case 'money':
    case 'watching':
    case 'promises':
    case 'intrigue':
    case 'patrons': {
      const words: Readonly<Record<string, string>> = options[name];
      return words[value] ?? value;
    }
    case 'paused':
      return value === 'yes' ? settings.goes.paused : settings.goes.runs;
    case 'least':
    case 'audiencePrice':
      return settings.sum(Number(value));
    case 'placementClock':
    case 'decisionClock':
    case 'claimTime':
    case 'windowTime':
    case 'surplusTime':
    case 'responseTime':
    case 'turnClock':
    case 'askClock':
      return value === '0' ? settings.off : settings.seconds(Number(value));
    default:
      return value;
  }
}
