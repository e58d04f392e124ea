// sampleLinks: the personal links of the sample event, shown to everybody as long as it is the sample event.

import * as z from 'zod';
import { type SampleLinks, STAFF_ROLES } from '@dunmer/shared/protocol';
import type { Reader } from '../store/index.ts';

/** The setting that holds them; a real event never has it. */
export const SAMPLE_LINKS = 'sample.links';

const kept = z.array(
  z.strictObject({
    /**
     * Whose link it is: an id, so that the name lies where it can be erased. Events of earlier releases hold the name
     * itself.
     */
    person: z.string().optional(),
    name: z.string().optional(),
    staff: z.enum(STAFF_ROLES).nullable(),
    token: z.string(),
    code: z.string(),
  }),
);

export type KeptLink = z.output<typeof kept>[number];

/** Writes the links as they are kept. */
export const keptLinks = (links: readonly KeptLink[]): string => JSON.stringify(links);

/** The links of the sample event; null in a real one. */
export async function sampleLinks(reader: Reader, publicUrl: string): Promise<SampleLinks | null> {
  const settings = await reader.people.settings();
  const text = settings.get(SAMPLE_LINKS);
  if (text === undefined || settings.get('sample') !== 'yes') return null;
  const links = kept.safeParse(JSON.parse(text));
  if (!links.success) return null;
  const people = await reader.people.peopleById(links.data.flatMap(({ person }) => person ?? []));
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return {
    links: links.data.map(({ person = '', name = '', staff, token, code }) => ({
      name: names.get(person) ?? name,
      staff,
      url: `${publicUrl}/l/${token}`,
      code,
    })),
  };
}
