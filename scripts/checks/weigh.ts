// node scripts/checks/weigh.ts <dist>: prints the first load of a build as JSON, for programs.
import { firstLoadOf } from './firstLoad.ts';

console.log(JSON.stringify(firstLoadOf(process.argv[2] ?? 'client/dist')));
