import type { RenderedPage } from '@portico/contract';
import { type FailureReason, RenderingFailure } from '../failures.js';
import type { CallsRequest, ReleasedFill, ReleasedModule, RenderingRequest } from '../rendering-request.js';

export interface ProcessSettings {
  parentPid: number;
  maxMemoryBytes: number;
  /** Signals with which the process ends itself, one for each reason. */
  signals: { memory: NodeJS.Signals; loop: NodeJS.Signals };
  maxHtmlLength: number;
}

export interface WatchdogData extends Omit<ProcessSettings, 'maxHtmlLength'> {
  /** One shared number: 1 while the process works on a call. */
  busy: Int32Array;
  /** One shared number: grows every second while the event loop runs. */
  beats: Int32Array;
  /** One shared number: the memory of the process when the watchdog last measured it. */
  kilobytes: Int32Array;
}

export interface PageCall extends Pick<RenderingRequest, 'address' | 'texts' | 'remote'> {
  /** JSON without its registry, as the browser gets it. It is faster than passing the object, and the same on both sides. */
  boot: string;
  /** JSON of the registry, the largest part of `boot`. Many pages share it, so it is parsed once. */
  registry: string;
  fills: readonly (ReleasedFill & { key: string })[];
  timeLimitMs: number;
}

export type CallsCall = Pick<ReleasedModule, 'remote' | 'file'> &
  Pick<CallsRequest, 'path' | 'search' | 'language'>;

export interface PageAnswer extends RenderedPage {
  fills: readonly string[];
}

/** The work of a process, one call at a time. Every thrown error names its kind of failure. */
export interface Program {
  start: (call: { file: string }) => void;
  load: (call: Pick<ReleasedModule, 'remote' | 'file'>) => void;
  /** Returns addresses of calls. The first one decides about a 404. */
  calls: (call: CallsCall) => unknown;
  render: (call: PageCall) => Promise<PageAnswer>;
}

type CallOf<Name extends keyof Program> = { do: Name } & Parameters<Program[Name]>[0];

export type ProcessCall = { [Name in keyof Program]: CallOf<Name> }[keyof Program];

export interface ToldError {
  message: string;
  stack: string | undefined;
}

/** Messages of a process: on its own initiative, or as the answer to its latest call. */
export type ProcessSays =
  | { of: 'answer'; answer: unknown; memoryBytes: number }
  | { of: 'failure'; reason: FailureReason; error: ToldError; memoryBytes: number }
  | { of: 'background'; error: ToldError };

const MAX_CALLS = 16;
const MAX_ADDRESS_LENGTH = 2_000;
const MAX_TITLE_LENGTH = 300;

/** Checks a rendered page, because the process runs code of a remote. Throws a `RenderingFailure`. */
export function checkedPage(answer: unknown): PageAnswer {
  if (!isPage(answer)) throw new RenderingFailure('threw', 'The process answered something else');
  const { title } = answer;
  const isTitle = typeof title === 'string' && title.length <= MAX_TITLE_LENGTH;
  return { ...answer, title: isTitle ? title : undefined };
}

/** Checks the calls of a page and removes duplicates. Throws a `RenderingFailure` unless all are addresses of the API. */
export function checkedCalls(calls: unknown, path: string): readonly string[] {
  if (Array.isArray(calls) && calls.length <= MAX_CALLS && calls.every(isCall)) return [...new Set(calls)];
  throw new RenderingFailure('threw', `The calls of ${path} are not addresses of the API`);
}

function isPage(answer: unknown): answer is PageAnswer {
  return typeof answer === 'object' && answer !== null && 'html' in answer;
}

function isCall(address: unknown): address is string {
  return (
    typeof address === 'string' &&
    address.length <= MAX_ADDRESS_LENGTH &&
    address.startsWith('/api/') &&
    URL.canParse(address, 'http://portal')
  );
}
