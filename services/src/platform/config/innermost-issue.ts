import type { z } from 'zod';

export interface PlacedIssue {
  issue: z.core.$ZodIssue;
  path: readonly PropertyKey[];
}

/** Finds the most helpful issue: of several possible forms, that of the best match; of a name, its own. */
export function innermostIssue(issue: z.core.$ZodIssue, above: readonly PropertyKey[] = []): PlacedIssue {
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_key' && issue.issues[0] !== undefined) return { issue: issue.issues[0], path };
  if (issue.code !== 'invalid_union') return { issue, path };
  const meant = issue.errors
    .flatMap(([first]) => (first === undefined ? [] : [innermostIssue(first, path)]))
    .find((inner) => inner.issue.code !== 'invalid_type' || inner.path.length > path.length);
  return meant ?? { issue, path };
}
