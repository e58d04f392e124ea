// Underway: a reporter of vitest that keeps in a file which files of tests are running: whoever cuts a run that does
// not end says them.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

export class Underway implements Reporter {
  readonly #file: string;
  readonly #running = new Set<string>();

  /** What is running is kept in `file`, a line each. */
  constructor(file: string) {
    this.#file = file;
  }

  onTestModuleStart({ moduleId }: TestModule): void {
    this.#running.add(moduleId);
    this.#keep();
  }

  onTestModuleEnd({ moduleId }: TestModule): void {
    this.#running.delete(moduleId);
    this.#keep();
  }

  #keep(): void {
    writeFileSync(this.#file, [...this.#running].map((file) => relative('', file)).join('\n'));
  }
}
