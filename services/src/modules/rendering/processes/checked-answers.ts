import { RenderingFailure } from '../failures.js';
import type { PageAnswer } from './process-calls.js';

const MAX_CALLS = 16;
const MAX_ADDRESS_LENGTH = 2_000;
const MAX_TITLE_LENGTH = 300;

/** Checks a rendered page, because the process runs code of a remote. Throws a `RenderingFailure`. */
export function checkedPage(answer: unknown): PageAnswer {
  if (isPage(answer)) return { ...answer, title: titleOf(answer) };
  throw new RenderingFailure('threw', 'The process answered something else');
}

/** Checks the calls of a page, without duplicates. Throws a `RenderingFailure` unless all are addresses of the API. */
export function checkedCalls(calls: unknown, path: string): readonly string[] {
  if (Array.isArray(calls) && calls.length <= MAX_CALLS && calls.every(isCall)) return [...new Set(calls)];
  throw new RenderingFailure('threw', `The calls of ${path} are not addresses of the API`);
}

function isPage(answer: unknown): answer is PageAnswer {
  return typeof answer === 'object' && answer !== null && 'html' in answer;
}

/** Long titles, and those that are no text, are dropped. */
function titleOf({ title }: PageAnswer): string | undefined {
  return typeof title === 'string' && title.length <= MAX_TITLE_LENGTH ? title : undefined;
}

function isCall(address: unknown): address is string {
  return (
    typeof address === 'string' &&
    address.length <= MAX_ADDRESS_LENGTH &&
    address.startsWith('/api/') &&
    URL.canParse(address, 'http://portal')
  );
}
