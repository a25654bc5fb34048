import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { CONTRACT_VERSION } from '@portico/contract';
import { LANGUAGES } from '@portico/domain';

export interface RemoteSource {
  name: string;
  version?: string;
  paths?: string[];
  pages?: object[];
  /** The label of its one entry of the navigation; `{language}` becomes the code. */
  label?: string;
  redirects?: object[];
  slots?: object;
  /** Modules that the build exposes besides its pages; each has its own chunk and style sheet. */
  exposes?: readonly string[];
  contract?: number;
  scope?: string;
  /** Code of the exposed chunk. Different code makes a different release. */
  code?: string;
  react?: string;
  publicPath?: string;
  /** Requirements on the portal that its build declares; none by default. */
  uses?: object;
  /** Server builds by module; each exposed module has one that renders nothing. */
  server?: Record<string, string>;
  /** Rules of its one style sheet. */
  css?: string;
  /** Texts of every language; `{language}` in a string becomes the code. */
  texts?: object;
}

/** A module of a server build: an empty page or slot fill. */
const EMPTY_MODULE = `exports.default = { contract: ${CONTRACT_VERSION}, Component: () => null };`;

/** Writes a built remote, as small as possible, into a folder. Returns the folder. */
export function writeRemote(parent: string, source: RemoteSource): string {
  const folder = join(parent, source.name);
  const paths = source.paths ?? [`/${source.name}`];
  const pages =
    source.pages ?? paths.map((path) => ({ path, titleKey: 'page.title', descriptionKey: 'page.text' }));
  writeJson(join(folder, 'package.json'), { name: source.name, version: source.version ?? '1.2.0' });
  writeJson(join(folder, 'portal.json'), {
    name: source.name,
    contract: source.contract ?? CONTRACT_VERSION,
    namespace: source.name,
    paths,
    pages,
    redirects: source.redirects,
    slots: source.slots,
    navigation: [
      { path: paths[0], order: 10, labels: everyLanguage(source.label ?? `${source.name} {language}`) },
    ],
  });
  for (const language of LANGUAGES) {
    const texts = source.texts ?? { page: { title: 'Title {language}', text: 'Text {language}' } };
    write(
      join(folder, 'src', 'i18n', `${language}.json`),
      JSON.stringify(texts).replaceAll('{language}', language),
    );
  }
  writeBuild(join(folder, 'dist'), source);
  return folder;
}

function writeBuild(dist: string, source: RemoteSource): void {
  const assets = (file: string) => ({ sync: [file], async: [] });
  const names = ['remote', ...(source.exposes ?? [])];
  writeJson(join(dist, 'mf-manifest.json'), {
    name: scopeOf(source),
    metaData: { publicPath: source.publicPath ?? 'auto', remoteEntry: { name: 'remoteEntry.js', path: '' } },
    shared: [{ name: 'react', version: '', requiredVersion: source.react ?? '^19.0.0' }],
    exposes: names.map((name) => ({
      path: `./${name}`,
      name,
      assets: { js: assets(`static/${name}.js`), css: assets(`static/${name}.css`) },
    })),
  });
  if (source.uses !== undefined) writeJson(join(dist, 'uses.json'), source.uses);
  write(join(dist, 'remoteEntry.js'), `console.log('${source.name}');${' '.repeat(500)}`);
  for (const name of names) {
    write(join(dist, 'static', `${name}.js`), source.code ?? 'export {};');
    write(join(dist, 'static', `${name}.css`), source.css ?? `.${scopeOf(source)}_root{display:block}`);
    write(join(dist, 'server', `${name}.cjs`), source.server?.[name] ?? EMPTY_MODULE);
  }
}

function scopeOf({ name, scope }: RemoteSource): string {
  return scope ?? name.replaceAll('-', '_');
}

export interface ShellSource {
  shared?: Record<string, string>;
  provides?: Record<string, readonly string[]>;
  operations?: readonly string[];
  releasedRanges?: readonly { date: string; ranges: Record<string, string> }[];
  /** Server bundle that renders pages. Without it, the shell is from before server rendering. */
  server?: string | undefined;
}

/** Writes a built shell. Returns its folder. */
export function writeShell(
  parent: string,
  { shared = { react: '19.3.1' }, server, ...offer }: ShellSource = {},
): string {
  const folder = join(parent, 'shell-build');
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, `/shell/i18n/${language}.json`]));
  for (const language of LANGUAGES) {
    writeJson(join(folder, 'i18n', `${language}.json`), {
      kit: { notFound: { title: `Not found ${language}`, message: `Nothing here ${language}` } },
    });
  }
  const fonts = ['latin', 'hebrew'].map((script) => `/shell/font/rubik-${script}-wght-normal.woff2`);
  const script = `console.log('shell');${' '.repeat(500)}`;
  write(join(folder, 'static', 'shell.js'), script);
  write(join(folder, 'static', 'shell.js.br'), brotliCompressSync(script));
  write(join(folder, 'static', 'shell.css'), ':root{--brand-hue:50}');
  writeJson(join(folder, 'host.json'), {
    scripts: ['/shell/static/shell.js'],
    css: ['/shell/static/shell.css'],
    texts,
    fonts,
    contract: CONTRACT_VERSION,
    shared,
    ...offer,
    ...(server !== undefined && { server: writeServerBuild(folder, server) }),
  });
  return folder;
}

function writeServerBuild(folder: string, code: string): { file: string; sha256: string } {
  const file = 'server/shell.cjs';
  write(join(folder, file), code);
  return { file, sha256: createHash('sha256').update(code).digest('hex') };
}

export function everyLanguage(text: string): Record<string, string> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, text.replace('{language}', language)]));
}

function writeJson(file: string, value: unknown): void {
  write(file, JSON.stringify(value));
}

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
