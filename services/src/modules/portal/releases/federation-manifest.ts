import { z } from 'zod';

const assetsSchema = z.object({
  sync: z.array(z.string()).default([]),
  async: z.array(z.string()).default([]),
});

/** The part of the bundler's `mf-manifest.json` that a release is made from; everything else is passed over. */
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

export type FederationManifest = z.infer<typeof federationManifestSchema>;

export interface RemoteAssets {
  scope: string;
  entry: string;
  chunks: string[];
  css: string[];
  /** Files named by the manifest that must be there, those loaded later included. */
  files: string[];
  /** Shared package to the version range the remote was built for. */
  requires: Record<string, string>;
  /** `https://cdn.example/market/` when the build was made for another origin. */
  base: string | undefined;
}

/** What `./remote` needs, by the manifest; undefined when the build does not expose it. */
export function remoteAssets(manifest: FederationManifest): RemoteAssets | undefined {
  const exposed = manifest.exposes.find((entry) => (entry.path ?? `./${entry.name}`) === './remote');
  if (exposed === undefined) return undefined;
  const { remoteEntry, publicPath } = manifest.metaData;
  const entry = joined(remoteEntry.path, remoteEntry.name);
  const { js, css } = exposed.assets;
  return {
    scope: manifest.name,
    entry,
    chunks: js.sync.filter((file) => file !== entry),
    css: css.sync,
    files: [...new Set([entry, ...js.sync, ...js.async, ...css.sync, ...css.async])],
    requires: Object.fromEntries(
      manifest.shared.flatMap(({ name, requiredVersion }) =>
        requiredVersion ? [[name, requiredVersion]] : [],
      ),
    ),
    base: /^https?:\/\//.test(publicPath) ? publicPath.replace(/\/*$/, '/') : undefined,
  };
}

function joined(folder: string, name: string): string {
  const clean = folder.replace(/^\.?\/+|\/+$/g, '');
  return clean === '' ? name : `${clean}/${name}`;
}
