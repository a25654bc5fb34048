import { join } from 'node:path';
import type { PortalJson, ReleaseJson } from '@portico/contract';
import { z } from 'zod';
import { ReleaseError } from '../files/release-error.js';
import type { FileSet } from '../files/release-files.js';

const assetsSchema = z.object({
  sync: z.array(z.string()).default([]),
  async: z.array(z.string()).default([]),
});

/** The parts of the bundler's `mf-manifest.json` that a release needs. All others are ignored. */
export const federationManifestSchema = z.object({
  name: z.string().regex(/^[A-Za-z_$][\w$]*$/, 'the federation name must be a JavaScript identifier'),
  metaData: z.object({
    publicPath: z.string().default('auto'),
    remoteEntry: z.object({ name: z.string(), path: z.string().default('') }),
  }),
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string().nullish() })).default([]),
  exposes: z.array(
    z.object({
      path: z.string().optional(),
      name: z.string(),
      assets: z.object({ js: assetsSchema, css: assetsSchema }),
    }),
  ),
});

type FederationManifest = z.infer<typeof federationManifestSchema>;

type Exposed = FederationManifest['exposes'][number];

export interface RemoteAssets {
  scope: string;
  entry: string;
  chunks: string[];
  css: string[];
  /** Exposed modules for slots, without the pages. */
  exposes: ReleaseJson['exposes'];
  files: string[];
  requires: Record<string, string>;
  /** `https://cdn.example/market/` if the build was made for another origin. */
  base: string | undefined;
}

export function remoteAssets(manifest: FederationManifest): RemoteAssets | undefined {
  const { './remote': pages, ...exposes } = Object.fromEntries(
    manifest.exposes.map((entry) => [entry.path ?? `./${entry.name}`, entry]),
  );
  if (pages === undefined) return undefined;
  const { remoteEntry, publicPath } = manifest.metaData;
  const entry = joined(remoteEntry.path, remoteEntry.name);
  const atOnce = ({ assets: { js, css } }: Exposed) => ({
    chunks: js.sync.filter((file) => file !== entry),
    css: css.sync,
  });
  return {
    scope: manifest.name,
    entry,
    ...atOnce(pages),
    exposes: Object.fromEntries(Object.entries(exposes).map(([name, exposed]) => [name, atOnce(exposed)])),
    files: [...new Set([entry, ...manifest.exposes.flatMap(filesOf)])],
    requires: Object.fromEntries(
      manifest.shared.flatMap(({ name, requiredVersion }) =>
        requiredVersion ? [[name, requiredVersion]] : [],
      ),
    ),
    base: /^https?:\/\//.test(publicPath) ? publicPath.replace(/\/*$/, '/') : undefined,
  };
}

function filesOf({ assets: { js, css } }: Exposed): string[] {
  return [...js.sync, ...js.async, ...css.sync, ...css.async];
}

function joined(folder: string, name: string): string {
  const clean = folder.replace(/^\.?\/+|\/+$/g, '');
  return clean === '' ? name : `${clean}/${name}`;
}

export function serverModules(source: string, portal: PortalJson, files: FileSet): ReleaseJson['server'] {
  const modules = new Set(['./remote', ...Object.values(portal.slots).map(({ module }) => module)]);
  const server = Object.fromEntries(
    [...modules].map((module) => [module, module.replace('./', 'server/').concat('.cjs')]),
  );
  const missing = Object.values(server).filter((file) => !files.has(file));
  if (missing.length > 0) {
    throw new ReleaseError(
      `${join(source, 'dist')} lacks ${missing.join(', ')}, which the portal renders pages with. Build again`,
    );
  }
  return server;
}
