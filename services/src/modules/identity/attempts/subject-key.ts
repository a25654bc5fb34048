import { createHash } from 'node:crypto';

/** The kind of what has a ceiling: it is kept for as long as `CEILING_MS`. */
export const CEILING_KIND = 'ceiling';

/** The key of a subject: names and networks themselves are not stored. */
export function subjectKey(kind: string, ...parts: string[]): string {
  return `${kind}:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;
}
