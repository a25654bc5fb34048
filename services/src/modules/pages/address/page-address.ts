import { localizedPath } from '@portico/contract';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@portico/domain';

export interface PageAddress {
  /** Language of the prefix; undefined when there is none. */
  prefix: Language | undefined;
  /** Path without prefix, as the remotes know it. */
  path: string;
  query: URLSearchParams;
  /** The query as it was sent, question mark included; '' without one. */
  search: string;
  redirect: string | undefined;
}

/** Printable ASCII without backslash, which browsers take for a slash: only such a path is ever redirected to. */
const PLAIN_PATH = /^\/[!-[\]-~]*$/;

/** Reads the target of a request: prefix in any case, doubled and trailing slashes, `/en`. */
export function readAddress(target: string): PageAddress {
  const mark = target.indexOf('?');
  const pathname = mark < 0 ? target : target.slice(0, mark);
  const search = mark < 0 ? '' : target.slice(mark);
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const prefix = prefixOf(segments[0]);
  const path = `/${(prefix === undefined ? segments : segments.slice(1)).join('/')}`;
  const canonical = prefix === undefined ? path : localizedPath(prefix, path);
  const isElsewhere = canonical !== pathname && PLAIN_PATH.test(pathname);
  return {
    prefix: prefix === DEFAULT_LANGUAGE ? undefined : prefix,
    path,
    query: new URLSearchParams(search),
    search,
    redirect: isElsewhere ? canonical + search : undefined,
  };
}

export function isPlainPath(path: string): boolean {
  return PLAIN_PATH.test(path) && !path.startsWith('//');
}

function prefixOf(segment: string | undefined): Language | undefined {
  const wanted = segment?.toLowerCase();
  return LANGUAGES.find((language) => language.toLowerCase() === wanted);
}
