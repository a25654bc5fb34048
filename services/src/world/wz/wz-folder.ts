import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { idFrom } from './wz-node.js';

const EXTENSION = '.img.xml';

/** One game file: where it lies, how a report names it, and its name without extension. */
export interface WzFile {
  path: string;
  /** Relative to the folder given to the import, with `/`. */
  label: string;
  stem: string;
  /** The id in its name; undefined where the name is no id. */
  id: number | undefined;
}

/** A server's folder of game files: `String.wz/`, `Item.wz/` and so on, one XML file for each `.img`. */
export class WzFolder {
  constructor(readonly root: string) {}

  async has(part: string): Promise<boolean> {
    return isFolder(join(this.root, part));
  }

  file(part: string, name: string): WzFile {
    return this.describe(join(this.root, part, `${name}${EXTENSION}`));
  }

  /** The sub-folders of a part, by name; none where it does not exist. */
  async folders(part: string): Promise<string[]> {
    const entries = await list(join(this.root, part));
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  }

  /** The files directly in a part, in the order of their names; other files are passed over. */
  async *files(part: string): AsyncGenerator<WzFile> {
    for (const entry of await list(join(this.root, part))) {
      if (!entry.isDirectory() && entry.name.endsWith(EXTENSION)) {
        yield this.describe(join(this.root, part, entry.name));
      }
    }
  }

  private describe(path: string): WzFile {
    const stem = basename(path, EXTENSION);
    return { path, label: relative(this.root, path).split(sep).join('/'), stem, id: idFrom(stem) };
  }
}

async function list(path: string) {
  if (!(await isFolder(path))) return [];
  const entries = await readdir(path, { withFileTypes: true });
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() ?? false;
}
