// Underway: a vitest reporter that keeps in a file which test files are running, so that they can be named when a run
// that does not end is cut.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

export class Underway implements Reporter {
  readonly #file: string;
  readonly #running = new Set<string>();

  /** Lists in `file` what is running, one test file in each line. */
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
