import { createHash } from 'node:crypto';

/** The kind of what has a ceiling: it is kept for as long as `CEILING_MS`. */
export const CEILING_KIND = 'ceiling';

/** What attempts are counted under: names and networks themselves are not kept. */
export function subjectKey(kind: string, ...parts: string[]): string {
  return `${kind}:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;
}
