import type { z } from 'zod';

/** An issue with its place. */
export interface PlacedIssue {
  issue: z.core.$ZodIssue;
  path: readonly PropertyKey[];
}

/**
 * Finds the issue that helps: for a value that may have several forms, the one of the form that fits furthest; for a name, the one of the
 * name.
 */
export function innermostIssue(issue: z.core.$ZodIssue, above: readonly PropertyKey[] = []): PlacedIssue {
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_key' && issue.issues[0] !== undefined) return { issue: issue.issues[0], path };
  if (issue.code !== 'invalid_union') return { issue, path };
  const meant = issue.errors
    .flatMap(([first]) => (first === undefined ? [] : [innermostIssue(first, path)]))
    .find((inner) => inner.issue.code !== 'invalid_type' || inner.path.length > path.length);
  return meant ?? { issue, path };
}
