/** Packages with the portal's version. Remotes and libraries have their own, because live releases need certain versions of libraries. */
export const PORTAL_FOLDERS = ['', 'shell', 'services', 'services/demo'];

const KINDS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

/** A `package.json` with the new version of the portal's packages. `isOwn` means that it belongs to one of these. */
export function withVersion(text, { isOwn, names, to }) {
  const named = new RegExp(`("(?:${names.join('|')})": ")\\d[^"]*"`, 'g');
  const changed = text.replace(named, `$1${to}"`);
  return isOwn ? changed.replace(/^( {2}"version": ")[^"]+"/m, `$1${to}"`) : changed;
}

/** `package-lock.json` with the same change. */
export function lockWithVersion(text, { names, to }) {
  const lock = JSON.parse(text);
  lock.version = to;
  for (const [folder, entry] of Object.entries(lock.packages)) {
    if (PORTAL_FOLDERS.includes(folder)) entry.version = to;
    for (const kind of KINDS)
      for (const name of Object.keys(entry[kind] ?? {})) if (names.includes(name)) entry[kind][name] = to;
  }
  return `${JSON.stringify(lock, null, 2)}\n`;
}
