#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { main, PlainError, say } from '../bootstrap/terminal.mjs';
import { listen } from './listen.mjs';
import { buildOnChange } from './remote-build.mjs';
import { remotePages } from './remote-pages.mjs';

const USAGE = `Usage: portico-dev --portal https://portal.example [--port 3000]

Builds the remote in this folder after each change, and shows it in the pages of a portal.`;

/** `portico-dev` of `@portico/build`: develops a remote without this repository. Bundled by `npm run pack`. */
await main(async () => {
  const { portal = '', port: wanted } = parse();
  const { protocol, origin } = URL.canParse(portal) ? new URL(portal) : {};
  if (protocol !== 'http:' && protocol !== 'https:') throw new PlainError(USAGE);
  const { port, answerWith } = await listen(Number(wanted));
  answerWith(remotePages(process.cwd(), origin));
  const build = buildOnChange(process.cwd());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, build.stop);
  void build.ended.then((code) => process.exit(code));
  say(`${origin} with this remote: http://localhost:${port}. Reload the page after a change`);
});

function parse() {
  try {
    const options = { portal: { type: 'string' }, port: { type: 'string', default: '3000' } };
    return parseArgs({ options }).values;
  } catch {
    return {};
  }
}
