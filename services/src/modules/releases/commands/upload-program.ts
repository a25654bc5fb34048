#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { reasonOf } from '../../../platform/errors/index.js';
import { ReleaseError } from '../files/release-error.js';
import { folderSource } from '../files/remote-source.js';
import { askForPreview, remoteName, uploadRelease } from './upload-release.js';

const USAGE = `Usage: portico-release --to https://portal.example [folder]

Sends a built remote to a portal, with the token in PORTICO_RELEASE_TOKEN.

  --dry-run            check and try it there, and change nothing
  --preview            store it for previews, and leave in service what is
  --canary <percent>   give it to this share of the visitors, from 1 to 50
  --sign <file>        sign it with this private Ed25519 key (PEM)
  --author <name>, --commit <id>, --message <text>   by default as git says
  --link <version>     send nothing; print a link that previews a stored version`;

/** `portico-release` of `@portico/build`: what teams without this repository release with. Bundled by `npm run pack`. */
async function main(): Promise<void> {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: text,
      author: text,
      commit: text,
      message: text,
      canary: text,
      sign: text,
      link: text,
      preview: flag,
      'dry-run': flag,
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const { to, link, help, 'dry-run': dryRun, ...flags } = values;
  const [folder = '.', ...others] = positionals;
  if (help || to === undefined || others.length > 0) throw new ReleaseError(USAGE);
  if (link === undefined) return uploadRelease(folder, { to, dryRun, ...flags });
  return askForPreview(await remoteName(folderSource(folder)), link, {
    to,
    ...(flags.sign && { sign: flags.sign }),
  });
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
}
