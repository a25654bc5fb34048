import { createHash } from 'node:crypto';
import { readWzFile, WzFileError, type WzSelection } from '../wz/wz-file.js';
import type { WzFile, WzFolder } from '../wz/wz-folder.js';
import type { WzNode } from '../wz/wz-node.js';
import type { ImportReport } from './import-report.js';

export interface ImportStep {
  filesRead: number;
  bytesRead: number;
}

export type ImportProgress = (step: ImportStep) => void;

/** Reads game files one at a time for the importers. Files that cannot be read are reported and skipped. */
export class ImportSource {
  private readonly step: ImportStep = { filesRead: 0, bytesRead: 0 };
  private readonly hashes = new Map<string, string>();

  constructor(
    readonly folder: WzFolder,
    readonly report: ImportReport,
    private readonly progress: ImportProgress = () => {},
  ) {}

  async noteMissing(...parts: string[]): Promise<void> {
    for (const part of parts) {
      if (!(await this.folder.has(part))) {
        this.report.lose({ path: part, reason: 'missing folder', isAbsent: true });
      }
    }
  }

  noteFolderProblems(): void {
    for (const { reason, label, isHarmless } of this.folder.problems) {
      if (isHarmless) this.report.warn(reason, label);
      else this.report.lose({ path: label, reason, isAbsent: true });
    }
  }

  async *filesById(
    part: string,
    select: WzSelection,
  ): AsyncGenerator<{ id: number; root: WzNode; label: string }> {
    for await (const file of this.folder.files(part)) {
      const { id } = file;
      const root = id === undefined ? undefined : await this.read(file, select);
      if (id === undefined) this.report.skip('file whose name is no id', file.label);
      else if (root) yield { id, root, label: file.label };
    }
  }

  async read(file: WzFile, select: WzSelection): Promise<WzNode | undefined> {
    this.step.filesRead += 1;
    this.progress(this.step);
    const hash = createHash('sha256');
    try {
      const root = await readWzFile(file.path, select, {
        onBytes: (bytes) => {
          this.step.bytesRead += bytes.length;
          hash.update(bytes);
        },
        onGuess: (encoding) =>
          this.report.warn(`file that declares no encoding, read as ${encoding}`, file.label),
      });
      this.hashes.set(file.label, hash.digest('hex'));
      return root;
    } catch (error) {
      if (!(error instanceof WzFileError)) throw error;
      const { isAbsent, message } = error;
      this.report.lose({ path: file.label, reason: isAbsent ? 'missing file' : message, isAbsent });
      return undefined;
    }
  }

  /** SHA-256 of a file that was read completely; '' for others. */
  hashOf(file: WzFile): string {
    return this.hashes.get(file.label) ?? '';
  }
}
