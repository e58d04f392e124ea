// npm run rules: writes the index of rules anew.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { indexPage, readIndex } from './ruleIndex.ts';

const index = await readIndex();
writeFileSync(fileURLToPath(new URL('../../docs/rules-index.md', import.meta.url)), indexPage(index));
console.log(`docs/rules-index.md: ${index.entries.length} rules`);
