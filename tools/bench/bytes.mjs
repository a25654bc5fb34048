import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, homeFolder, projects, readJson } from '../bootstrap/workspace.mjs';
import { DIST, brotli, buildOneBundle, filesOfPage } from './one-bundle/build.mjs';

const sum = (files) => files.reduce((total, file) => total + brotli(readFileSync(file)).length, 0);

const kib = (count) => `${(count / 1024).toFixed(1)} KiB`;

/** What the shell's own files and one remote cost a first visit, by kind. */
function federated(remote) {
  const host = readJson(join(ROOT, 'shell/dist/host.json'));
  const ofShell = (address) => join(ROOT, 'shell/dist', address.replace(/^\/shell\//, ''));
  const { version } = readJson(join(homeFolder(), 'releases/active.json')).remotes[remote];
  const folder = join(homeFolder(), 'releases', remote, version);
  const release = readJson(join(folder, 'release.json'));
  const inRelease = (file) => join(folder, file);
  const shell = sum(host.scripts.map(ofShell));
  const entry = sum([inRelease(release.entry)]);
  const code = sum(release.chunks.map(inRelease));
  const css = sum([...host.css.map(ofShell), ...release.css.map(inRelease)]);
  const texts = sum([ofShell(host.texts.en), inRelease(release.texts.en)]);
  return { shell, entry, code, js: shell + entry + code, css, texts };
}

function oneBundle(remote, names) {
  const files = filesOfPage(remote, names);
  const of = (isStyle) =>
    sum(files.filter((file) => file.isStyle === isStyle).map(({ file }) => join(DIST, file)));
  return { js: of(false), css: of(true) };
}

export function remoteNames() {
  return projects()
    .filter(({ tags }) => tags.includes('type:remote'))
    .map(({ name }) => name);
}

/** Bytes of a first visit, brotli, by the remote of the page; and their ratio to one ordinary bundle. */
export async function firstVisits(print) {
  await buildOneBundle();
  const names = remoteNames();
  for (const name of names) {
    const visit = federated(name);
    const single = oneBundle(name, names);
    const ratio = (visit.js + visit.css) / (single.js + single.css);
    print(
      `${name.padEnd(14)} JS ${kib(visit.js)} (bar 165; shell ${kib(visit.shell)}, entry ${kib(visit.entry)}, code ${kib(visit.code)}), CSS ${kib(visit.css)}, texts ${kib(visit.texts)}`,
    );
    print(
      `${''.padEnd(14)} one bundle: JS ${kib(single.js)}, CSS ${kib(single.css)}; ratio ${ratio.toFixed(2)} (bar 1.45)`,
    );
  }
}
