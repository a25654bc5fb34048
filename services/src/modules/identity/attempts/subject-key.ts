import { createHash } from 'node:crypto';

/** What attempts are counted under: names and networks themselves are not kept. */
export function subjectKey(kind: string, ...parts: string[]): string {
  return `${kind}:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;
}
