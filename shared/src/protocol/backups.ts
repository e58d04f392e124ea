// Backups: the copies of the event that organisers make from the desk; they stay on the server's machine.

/** A copy that is whole. */
export interface BackupInfo {
  /** The folder's name, which says when it was made. */
  readonly name: string;
  readonly made: string;
  /** When the newest row in it was written; null where nothing had been. */
  readonly lastAt: string | null;
  readonly rows: number;
  readonly matches: number;
  readonly bytes: number;
  /** Whether everything in it agrees; what does not, `npm run verify` names. */
  readonly agrees: boolean;
}

/** How far a backup that is being made has come: which part of it is copied; then the copy is verified. */
export type BackupProgress = { readonly at: 'copying'; readonly part: number } | { readonly at: 'verifying' };

/** GET /api/staff/backups: for organisers. */
export interface BackupsInfo {
  /** Where they lie on the server's machine. */
  readonly folder: string;
  /** Null while none is made. */
  readonly now: BackupProgress | null;
  /** Whether the last one that was begun came to nothing. */
  readonly failed: boolean;
  /** The newest first. */
  readonly kept: readonly BackupInfo[];
}
