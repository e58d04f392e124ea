// Backups: the copies of the event that organisers make from the desk. They stay on the server's machine.

/** A backup that is complete. */
export interface BackupInfo {
  /** The name of its folder, which says when it was made. */
  readonly name: string;
  readonly made: string;
  /** When its newest row was written; null if the event was still empty. */
  readonly lastAt: string | null;
  readonly rows: number;
  readonly matches: number;
  readonly bytes: number;
  /** Whether everything in it is consistent; `npm run verify` names what is not. */
  readonly agrees: boolean;
}

/** The progress of a backup: while it is being copied, the share that is done; after that it is verified. */
export type BackupProgress = { readonly at: 'copying'; readonly part: number } | { readonly at: 'verifying' };

/** GET /api/staff/backups: for organisers. */
export interface BackupsInfo {
  /** The folder on the server's machine that holds the backups. */
  readonly folder: string;
  /** The backup that is being made now; null if there is none. */
  readonly now: BackupProgress | null;
  /** Whether the backup that was begun last has failed. */
  readonly failed: boolean;
  /** Newest first. */
  readonly kept: readonly BackupInfo[];
}
