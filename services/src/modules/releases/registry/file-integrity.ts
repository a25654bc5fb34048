import type { ReleaseJson } from '@portico/contract';
import { releaseAddress } from '../files/release-paths.js';

type Hashed = Pick<
  ReleaseJson,
  'name' | 'version' | 'entry' | 'chunks' | 'css' | 'exposes' | 'pageChunks' | 'files'
>;

/** Hash of a file as browsers take it; undefined of a file that was released without one. */
function integrityOf({ entry, files }: Pick<Hashed, 'entry' | 'files'>, file: string): string | undefined {
  const path = file.startsWith('https://') ? file.slice(baseOf({ entry, files }).length) : file;
  const sha256 = Object.hasOwn(files, path) ? files[path]?.sha256 : undefined;
  return sha256 === undefined ? undefined : `sha256-${Buffer.from(sha256, 'hex').toString('base64')}`;
}

/** Where the files of a release are on another origin: its entry is the file there that it is here. */
function baseOf({ entry, files }: Pick<Hashed, 'entry' | 'files'>): string {
  const name = Object.keys(files).find((path) => entry.endsWith(`/${path}`)) ?? '';
  return entry.slice(0, entry.length - name.length);
}

/** Hashes of what the shell asks for itself, by address: entry and style sheets. */
export function shellIntegrity(release: Hashed): Record<string, string> {
  const { entry, css, exposes } = release;
  return hashesOf(release, [entry, ...css, ...Object.values(exposes).flatMap((exposed) => exposed.css)]);
}

/**
 * Hashes of files that the HTML requests. The release's entry knows the hashes of chunks on another origin.
 * Browsers ignore a preload with a different hash, or with none.
 */
export function pageIntegrity(release: Hashed): Record<string, string> {
  const { chunks, exposes, pageChunks } = release;
  const modules = [...Object.values(exposes), ...Object.values(pageChunks)];
  const ofEntry = [...chunks, ...modules.flatMap((module) => [...module.chunks, ...module.css])];
  const elsewhere = ofEntry.filter((file) => file.startsWith('https://'));
  return { ...shellIntegrity(release), ...hashesOf(release, elsewhere) };
}

function hashesOf(release: Hashed, files: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    files.flatMap((file) => {
      const hash = integrityOf(release, file);
      return hash === undefined ? [] : [[releaseAddress(release.name, release.version, file), hash]];
    }),
  );
}
