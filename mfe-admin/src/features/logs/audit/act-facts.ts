/** One thing that was written down of an act. */
export interface ActFact {
  name: string;
  text: string;
}

/** What changed: the same field before and after. */
export interface ActChange {
  name: string;
  before: string | undefined;
  after: string | undefined;
}

export interface ActStory {
  reason: string | undefined;
  changes: readonly ActChange[];
  facts: readonly ActFact[];
}

type Details = Readonly<Record<string, unknown>>;

/** The details of an act as they are read: why, what changed, and the rest. */
export function storyOf({ reason, before, after, ...rest }: Details): ActStory {
  return {
    reason: typeof reason === 'string' && reason !== '' ? reason : undefined,
    changes: changesOf(before, after),
    facts: Object.entries(rest)
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(([name, value]) => ({ name, text: textOf(value) })),
  };
}

function changesOf(before: unknown, after: unknown): readonly ActChange[] {
  if (before === undefined && after === undefined) return [];
  if (!isRecord(before) && !isRecord(after)) {
    return [{ name: '', before: shownOf(before), after: shownOf(after) }];
  }
  const [old, now] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return names
    .map((name) => ({ name, before: shownOf(old[name]), after: shownOf(now[name]) }))
    .filter((change) => change.before !== change.after);
}

function shownOf(value: unknown): string | undefined {
  return value === undefined || value === null ? undefined : textOf(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isRecord(value: unknown): value is Details {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
