// The barest group commit: waiting rows are written in one transaction, then everybody is answered.

import Database from 'better-sqlite3';

/** Returns a function that appends rows to a file and calls back when they are on the disk. */
export function bareGroupCommit(file: string): (match: number, events: string, done: () => void) => void {
  const db = new Database(file);
  db.pragma('journal_mode = wal');
  db.pragma('synchronous = full');
  db.exec('create table if not exists events (match integer, events text)');
  const insert = db.prepare('insert into events values (?, ?)');
  const [begin, commit] = ['begin', 'commit'].map((sql) => db.prepare(sql));
  let waiting: (() => void)[] = [];
  return (match, events, done) => {
    if (waiting.length === 0) {
      begin?.run();
      setImmediate(() => {
        commit?.run();
        const answers = waiting;
        waiting = [];
        for (const answer of answers) answer();
      });
    }
    insert.run(match, events);
    waiting.push(done);
  };
}
