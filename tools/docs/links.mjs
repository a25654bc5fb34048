import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const LINK = /!?\[(?:[^\][]|!\[[^\]]*\]\([^)]*\))*\]\(\s*<?([^)\s>]+)/g;

/** Link targets in a Markdown text, without its code. */
function linksOf(text) {
  const prose = text.replace(/^(```|~~~)[\s\S]*?^\1/gm, '').replace(/`[^`\n]*`/g, '');
  const nested = [...prose.matchAll(/!\[[^\]]*\]\(\s*<?([^)\s>]+)/g)];
  return new Set([...prose.matchAll(LINK), ...nested].map(([, address]) => address));
}

const LEFT_OUT = /^(?:\..*|node_modules|dist|test-results|coverage)$/;

export function filesOf(root, ending, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.test(entry.name)) return [];
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return filesOf(root, ending, path);
    return ending.test(entry.name) ? [path] : [];
  });
}

/** Relative links in these Markdown files to missing files, as `file: address`. */
export function brokenLinks(root, files) {
  return files.flatMap((file) =>
    [...linksOf(readFileSync(join(root, file), 'utf8'))]
      .filter((address) => !/^(?:[a-z][a-z+.-]*:|#|\/)/i.test(address))
      .filter((address) => {
        const [path] = decodeURI(address).split(/[?#]/);
        return !existsSync(join(root, posix.normalize(`${dirname(file)}/${path}`)));
      })
      .map((address) => `${file}: ${address}`),
  );
}

const NAMED_TESTS = /\]\(([^)\s]+)\): ("[^"]+"(?:; "[^"]+")*)/g;

/** Tests named after a link to their file (`[a.test](a.test.ts): "does it"; "and that"`) that the file does not contain. */
export function missingTests(root, files) {
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(NAMED_TESTS)].flatMap(([, address, names]) => {
      const path = join(root, dirname(file), address);
      if (!existsSync(path)) return [];
      const tests = readFileSync(path, 'utf8');
      return [...names.matchAll(/"([^"]+)"/g)]
        .filter(([, name]) => !tests.includes(name))
        .map(([, name]) => `${file}: ${address} has no "${name}"`);
    }),
  );
}

const SOURCE = /\.(?:tsx?|mjs)$/;
const NAMED_SOURCES = /`((?:[\w@.-]+\/)*\w[\w.-]*\.(?:tsx?|mjs))`/g;

/** Sources named in Markdown by the end of their path (`sites/site-proof.ts`) that do not exist. */
export function missingSources(root, files) {
  const sources = filesOf(root, SOURCE).map((path) => `/${path}`);
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(NAMED_SOURCES)]
      .filter(([, name]) => !sources.some((path) => path.endsWith(`/${name}`)))
      .map(([, name]) => `${file}: no file is called ${name}`),
  );
}
