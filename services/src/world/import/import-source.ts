import { createHash } from 'node:crypto';
import { readWzFile, WZ_LIMITS, WzFileError } from '../wz/wz-file.js';
import type { WzSelection } from '../wz/wz-file.js';
import type { WzFile, WzFolder } from '../wz/wz-folder.js';
import type { WzNode } from '../wz/wz-node.js';
import type { ImportReport } from './import-report.js';

export interface ImportStep {
  filesRead: number;
  bytesRead: number;
}

/** Called before each file with what was read so far. */
export type ImportProgress = (step: ImportStep) => void;

/** Reads game files one at a time for the importers; a file that cannot be taken in is named in the report and passed over. */
export class ImportSource {
  private readonly step: ImportStep = { filesRead: 0, bytesRead: 0 };
  private readonly hashes = new Map<string, string>();

  constructor(
    readonly folder: WzFolder,
    readonly report: ImportReport,
    private readonly progress: ImportProgress = () => {},
  ) {}

  /** A part that is absent is no failure, but worth a line. */
  async warnAboutMissing(...parts: string[]): Promise<void> {
    for (const part of parts) {
      if (!(await this.folder.has(part))) this.report.warn('missing folder', part);
    }
  }

  async read(file: WzFile, select: WzSelection): Promise<WzNode | undefined> {
    this.step.filesRead += 1;
    this.progress(this.step);
    const hash = createHash('sha256');
    try {
      const root = await readWzFile(file.path, select, WZ_LIMITS, (bytes) => {
        this.step.bytesRead += bytes.length;
        hash.update(bytes);
      });
      this.hashes.set(file.label, hash.digest('hex'));
      return root;
    } catch (error) {
      if (!(error instanceof WzFileError)) throw error;
      if (error.isAbsent) this.report.warn('missing file', file.label);
      else this.report.warn('unreadable file', `${file.label}: ${error.message}`);
      return undefined;
    }
  }

  /** SHA-256 of a file that was read to its end; empty for others. */
  hashOf(file: WzFile): string {
    return this.hashes.get(file.label) ?? '';
  }
}
