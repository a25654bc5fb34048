/** Packages that are deployed together have the portal's version. Remotes and libraries count by themselves: live releases ask for theirs. */
export const PORTAL_FOLDERS = ['', 'shell', 'services', 'services/demo'];

const KINDS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

/** The text of a `package.json` in which the portal's packages have another version; `isOwn`: it is one of them. */
export function withVersion(text, { isOwn, names, to }) {
  const named = new RegExp(`("(?:${names.join('|')})": ")\\d[^"]*"`, 'g');
  const changed = text.replace(named, `$1${to}"`);
  return isOwn ? changed.replace(/^( {2}"version": ")[^"]+"/m, `$1${to}"`) : changed;
}

/** `package-lock.json` for the same change. */
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
