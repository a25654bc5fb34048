import { join } from 'node:path';
import { allChunkNames, type PortalJson, type ReleaseJson } from '@portico/contract';
import { portalJsonSchema, usesJsonSchema } from '@portico/contract/schema';
import { LANGUAGES } from '@portico/domain';
import { z } from 'zod';
import { hashOf } from '../../../platform/hash-chain/index.js';
import { federationManifestSchema, remoteAssets, serverModules } from './federation-manifest.js';
import type { RemoteAssets } from './federation-manifest.js';
import { parseJson } from '../files/json-file.js';
import { ReleaseError } from '../files/release-error.js';
import { bytesOf, contentHash, type FileSet, readBuild } from '../files/release-files.js';
import { PORTAL_FILES, type RemoteSource } from '../files/remote-source.js';
import { valueAt } from '../../../platform/collections/index.js';
import { reasonOf } from '../../../platform/errors/index.js';

const pageChunksSchema = z.record(
  z.string(),
  z.object({ chunks: z.array(z.string()), css: z.array(z.string()) }),
);

/** With a hyphen and eight digits of the hash, the version fits its column and is a valid folder name. */
const MAX_VERSION_LENGTH = 71;

const packageSchema = z.object({
  name: z.string(),
  version: z
    .string()
    .max(MAX_VERSION_LENGTH)
    .regex(/^\d+\.\d+\.\d+[0-9A-Za-z.+-]*$/),
});

export interface ReleaseCandidate {
  files: FileSet;
  release: Omit<ReleaseJson, 'createdAt' | 'files'>;
}

export async function readCandidate(source: RemoteSource): Promise<ReleaseCandidate> {
  const portal = await readPortal(source);
  const { version } = await required(source, 'package.json', packageSchema);
  const dist = join(source.label, 'dist');
  const files = await readBuild(source);
  const manifest = await required(source, 'dist/mf-manifest.json', federationManifestSchema);
  const assets = remoteAssets(manifest);
  if (assets === undefined)
    throw new ReleaseError(`${join(dist, 'mf-manifest.json')}: the build does not expose ./remote`);
  checkFiles(dist, files, assets);
  const exposes = exposedForSlots(source, portal, assets);
  const server = serverModules(source.label, portal, files);
  // Loaded only here, because the parser takes memory and the portal itself never reads styles.
  const { checkStyles } = await import('./release-styles.js');
  checkStyles(files, { name: portal.name, scope: assets.scope });
  const texts = await addTexts(source, portal, files);
  files.set('portal.json', Buffer.from(JSON.stringify(portal)));
  const hash = contentHash(files);
  return {
    files,
    release: {
      name: portal.name,
      version: `${version}-${hash.slice(0, 8)}`,
      contract: portal.contract,
      scope: assets.scope,
      entry: addressed(assets, assets.entry),
      ...addressedFiles(assets, assets),
      exposes,
      pageChunks: await pageChunks(source, portal, assets),
      server,
      texts,
      requires: assets.requires,
      uses: await optional(source, 'dist/uses.json', usesJsonSchema),
      bytes: bytesOf(files),
      hash,
      portal,
    },
  };
}

export async function readPortal(source: RemoteSource): Promise<PortalJson> {
  for (const path of PORTAL_FILES) {
    const portal = await optional(source, path, portalJsonSchema);
    if (portal !== undefined) return portal;
  }
  throw new ReleaseError(`${join(source.label, 'dist/portal.json')} does not exist`);
}

async function required<T extends z.ZodType>(source: RemoteSource, path: string, schema: T) {
  const found = await optional(source, path, schema);
  if (found === undefined) throw new ReleaseError(`${join(source.label, path)} does not exist`);
  return found;
}

async function optional<T extends z.ZodType>(source: RemoteSource, path: string, schema: T) {
  const content = await source.read(path);
  return content === undefined
    ? undefined
    : parseJson(join(source.label, path), content.toString('utf8'), schema);
}

function checkFiles(dist: string, files: FileSet, assets: RemoteAssets): void {
  const missing = assets.files.filter((file) => !files.has(file));
  if (missing.length > 0) {
    throw new ReleaseError(
      `The manifest names files that are not in ${dist}: ${missing.join(', ')}. Build again`,
    );
  }
}

function exposedForSlots(source: RemoteSource, portal: PortalJson, assets: RemoteAssets) {
  const exposed = Object.entries(portal.slots).map(([slot, { module }]) => {
    const files = Object.hasOwn(assets.exposes, module) ? assets.exposes[module] : undefined;
    if (files !== undefined) return [module, addressedFiles(assets, files)] as const;
    const known = ['./remote', ...Object.keys(assets.exposes)].join(', ');
    throw new ReleaseError(
      `${source.label}, portal.json: ${module} is to fill the slot ${slot}, but the build does not expose it. It exposes ${known}`,
    );
  });
  return Object.fromEntries(exposed);
}

async function pageChunks(source: RemoteSource, portal: PortalJson, assets: RemoteAssets) {
  const names = new Set(portal.pages.flatMap(allChunkNames));
  if (names.size === 0) return {};
  const built = await required(source, 'dist/page-chunks.json', pageChunksSchema);
  return Object.fromEntries(
    [...names].map((name) => {
      const files = Object.hasOwn(built, name) ? built[name] : undefined;
      if (files === undefined)
        throw new ReleaseError(
          `${join(source.label, 'dist')} has no chunk ${name}, which portal.json names. Build again`,
        );
      return [name, addressedFiles(assets, files)];
    }),
  );
}

function addressed(assets: RemoteAssets, file: string): string {
  return assets.base === undefined ? file : assets.base + file;
}

function addressedFiles(assets: RemoteAssets, { chunks, css }: Pick<RemoteAssets, 'chunks' | 'css'>) {
  const addresses = (files: readonly string[]) => files.map((file) => addressed(assets, file));
  return { chunks: addresses(chunks), css: addresses(css) };
}

async function addTexts(source: RemoteSource, portal: PortalJson, files: FileSet) {
  const texts: Record<string, string> = {};
  const wanted = new Set(
    portal.pages.flatMap((page) =>
      [page, ...(page.views ?? [])].flatMap((words) => [words.titleKey, words.descriptionKey]),
    ),
  );
  for (const language of LANGUAGES) {
    const path = join('src', 'i18n', `${language}.json`);
    const file = join(source.label, path);
    const bundle = await readTexts(source, path);
    const lacking = [...wanted].find((key) => typeof valueAt(bundle, key.split('.')) !== 'string');
    if (lacking !== undefined) throw new ReleaseError(`${file} lacks ${lacking}, which portal.json uses`);
    const content = Buffer.from(JSON.stringify(bundle));
    const name = `i18n/${language}.${hashOf(content).slice(0, 8)}.json`;
    files.set(name, content);
    texts[language] = name;
  }
  return texts;
}

async function readTexts(source: RemoteSource, path: string): Promise<unknown> {
  const file = join(source.label, path);
  const content = await source.read(path);
  if (content === undefined)
    throw new ReleaseError(`${file} does not exist: a remote speaks all ${LANGUAGES.length} languages`);
  try {
    return JSON.parse(content.toString('utf8'));
  } catch (error) {
    throw new ReleaseError(`${file} is not JSON: ${reasonOf(error)}`);
  }
}
