// What only a module refuses, in both languages; comes with the first screen of a module, or when one refuses.

import { moduleErrorsEn } from './moduleErrors.en.ts';
import { moduleErrorsRu } from './moduleErrors.ru.ts';

export const moduleErrors = { ru: moduleErrorsRu, en: moduleErrorsEn };
