import type { FieldIssue } from '@portico/domain';

const MAX_ISSUES = 5;
const MAX_FIELD = 60;
const MAX_MESSAGE = 300;
const MAX_BYTES = 700;

/** The first few refused fields, and never more than was sent. The names may be the visitor's own. */
export function shownIssues(issues: readonly FieldIssue[]): FieldIssue[] {
  const shown: FieldIssue[] = [];
  let left = MAX_BYTES;
  for (const { field, rule, msg } of issues.slice(0, MAX_ISSUES)) {
    const issue = { field: plain(field, MAX_FIELD), rule, msg: plain(msg, MAX_MESSAGE) };
    left -= JSON.stringify(issue).length;
    if (left < 0 && shown.length > 0) break;
    shown.push(issue);
  }
  return shown;
}

/** Names and texts of our own are ASCII; of anybody else's the rest is left out. */
function plain(text: string, maximum: number): string {
  const short = text.slice(0, maximum).replaceAll(/[^ -~]/g, '?');
  return text.length > maximum ? `${short}...` : short;
}
