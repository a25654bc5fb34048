import { readdir, realpath, stat } from 'node:fs/promises';
import type { Dirent } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { propertyOf } from '../../platform/collections/index.js';
import { idFrom } from './wz-node.js';

const EXTENSION = '.img.xml';

export interface WzFile {
  path: string;
  /** Relative to the folder given to the import, with `/`. */
  label: string;
  stem: string;
  /** Id in the file's name; undefined if there is none. */
  id: number | undefined;
}

export interface WzFolderProblem {
  reason: string;
  label: string;
  /** Whether all files are found nevertheless. */
  isHarmless: boolean;
}

interface Listing {
  folders: readonly string[];
  files: readonly string[];
}

const NOTHING: Listing = { folders: [], files: [] };

/**
 * A server's folder of game files: `String.wz/`, `Item.wz/` and so on, one XML file for each `.img`. Symbolic links
 * are followed. Case is ignored in names, because exports from Windows differ in it.
 */
export class WzFolder {
  private readonly listings = new Map<string, Promise<Listing>>();
  private readonly found: WzFolderProblem[] = [];

  constructor(readonly root: string) {}

  /** Problems while listing: unreadable folders, broken or circular links, ambiguous names. */
  get problems(): readonly WzFolderProblem[] {
    return this.found;
  }

  async has(part: string): Promise<boolean> {
    return (await this.resolveFolder(part)) !== undefined;
  }

  async file(part: string, name: string): Promise<WzFile> {
    const folder = await this.resolveFolder(part);
    const asked = `${name}${EXTENSION}`;
    if (folder === undefined) return this.describe(join(this.root, part, asked));
    const actual = this.match((await this.list(folder)).files, asked, folder);
    return this.describe(join(folder, actual ?? asked));
  }

  async topFolders(): Promise<readonly string[]> {
    return (await this.list(this.root)).folders;
  }

  async folders(part: string): Promise<readonly string[]> {
    const folder = await this.resolveFolder(part);
    return folder === undefined ? [] : (await this.list(folder)).folders;
  }

  /** The files directly in a part, in the order of their names; other files are passed over. */
  async *files(part: string): AsyncGenerator<WzFile> {
    const folder = await this.resolveFolder(part);
    if (folder === undefined) return;
    for (const name of (await this.list(folder)).files) yield this.describe(join(folder, name));
  }

  /** The path of a folder below the root. Each step matches by name, or by the only name that differs in case. */
  private async resolveFolder(part: string): Promise<string | undefined> {
    let folder = this.root;
    for (const step of part.split('/')) {
      const name = this.match((await this.list(folder)).folders, step, folder);
      if (name === undefined) return undefined;
      folder = join(folder, name);
    }
    return folder;
  }

  private match(names: readonly string[], asked: string, folder: string): string | undefined {
    if (names.includes(asked)) return asked;
    const alike = names.filter((name) => name.toLowerCase() === asked.toLowerCase());
    if (alike.length > 1) this.note('names that differ in case alone', join(folder, alike.join(' and ')));
    return alike.length === 1 ? alike[0] : undefined;
  }

  private list(folder: string): Promise<Listing> {
    const known = this.listings.get(folder) ?? this.read(folder);
    this.listings.set(folder, known);
    return known;
  }

  private async read(folder: string): Promise<Listing> {
    const folders: string[] = [];
    const files: string[] = [];
    for (const entry of await this.entries(folder)) {
      const isFolder = entry.isSymbolicLink()
        ? await this.leadsToFolder(folder, entry.name)
        : entry.isDirectory();
      if (isFolder) folders.push(entry.name);
      else if (isFolder === false && isGameFile(entry.name)) files.push(entry.name);
    }
    return folders.length + files.length === 0 ? NOTHING : { folders: folders.sort(), files: files.sort() };
  }

  private async entries(folder: string): Promise<Dirent[]> {
    try {
      return await readdir(folder, { withFileTypes: true });
    } catch (error) {
      if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'ENOTDIR') {
        this.note(`folder that cannot be read (${codeOf(error)})`, folder);
      }
      return [];
    }
  }

  /** Undefined for a link to nothing readable. */
  private async leadsToFolder(folder: string, name: string): Promise<boolean | undefined> {
    const path = join(folder, name);
    const target = await stat(path).catch(() => undefined);
    if (target === undefined) {
      // Reading the file reports that it is missing.
      if (isGameFile(name)) return false;
      this.noteLink('link that leads nowhere', folder, name);
      return undefined;
    }
    if (!target.isDirectory()) return false;
    const [around, leadsTo] = await Promise.all([realpath(folder), realpath(path)]);
    const isCircle = around === leadsTo || around.startsWith(leadsTo + sep);
    if (isCircle) this.noteLink('link that leads back to a folder around it', folder, name, true);
    return isCircle ? undefined : true;
  }

  /** The folder may contain other things. */
  private noteLink(reason: string, folder: string, name: string, isHarmless = false): void {
    if (folder !== this.root || isPart(name)) this.note(reason, join(folder, name), isHarmless);
  }

  private note(reason: string, path: string, isHarmless = false): void {
    const label = this.labelOf(path);
    const isKnown = this.found.some((problem) => problem.reason === reason && problem.label === label);
    if (!isKnown) this.found.push({ reason, label, isHarmless });
  }

  private labelOf(path: string): string {
    return relative(this.root, path).split(sep).join('/');
  }

  private describe(path: string): WzFile {
    const label = this.labelOf(path);
    const stem = label.slice(label.lastIndexOf('/') + 1, -EXTENSION.length);
    return { path, label, stem, id: idFrom(stem) };
  }
}

function isPart(name: string): boolean {
  return name.toLowerCase().endsWith('.wz');
}

function isGameFile(name: string): boolean {
  return name.toLowerCase().endsWith(EXTENSION);
}

function codeOf(error: unknown): string {
  const code = propertyOf(error, 'code');
  return typeof code === 'string' ? code : 'unknown';
}
