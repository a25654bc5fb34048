import { parseArgs } from 'node:util';
import { isRemote } from '../bootstrap/build.mjs';
import { PlainError } from '../bootstrap/terminal.mjs';
import { projects } from '../bootstrap/workspace.mjs';

const USAGE = `npm run dev                             the whole portal, every remote watched
npm run dev -- mfe-market ...           these remotes watched, the others from their releases
npm run dev -- mfe-market --portal URL  the same against a portal that runs elsewhere
npm run dev -- --ssr                    the server renders what is being developed`;

/**
 * Parses the arguments of `npm run dev`: `remotes` (folders to watch), `portal` (origin of a portal elsewhere),
 * `isRendering` (whether the server renders pages), `isNarrow` (whether remotes were named).
 */
export function devArguments(args, all = projects()) {
  const { values, positionals } = parse(args);
  const known = all.filter(isRemote).map(({ folder }) => folder);
  const named = positionals.map((name) => name.replace(/^\.\/|\/$/g, ''));
  const unknown = named.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new PlainError(`There is no remote ${unknown.join(', ')}. These are: ${known.join(', ')}`);
  }
  return {
    remotes: named.length === 0 ? known : [...new Set(named)],
    isNarrow: named.length > 0,
    portal: values.portal === undefined ? undefined : originOf(values.portal),
    isRendering: values.ssr,
  };
}

function parse(args) {
  try {
    return parseArgs({
      args,
      options: { portal: { type: 'string' }, ssr: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new PlainError(`${error.message.split('.')[0]}.\n${USAGE}`);
  }
}

function originOf(address) {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new PlainError(`--portal ${address}: give the address of a portal, such as https://portal.example`);
  }
  return url.origin;
}
