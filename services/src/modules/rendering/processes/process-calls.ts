import type { RenderingFault } from '@portico/contract';
import type { FailureReason } from '../failures.js';
import type { CallsRequest, ReleasedFill, ReleasedModule, RenderingRequest } from '../rendering-request.js';

export interface ProcessSettings {
  parentPid: number;
  maxMemoryBytes: number;
  /** By which it ends itself, each for a reason of its own. */
  signals: { memory: NodeJS.Signals; loop: NodeJS.Signals };
  maxHtmlLength: number;
}

export interface WatchdogData extends Omit<ProcessSettings, 'maxHtmlLength'> {
  /** One number, shared: 1 while the process does what it was called for. */
  busy: Int32Array;
  /** One number, shared: grows every second while the process takes turns. */
  beats: Int32Array;
  /** One number, shared: the memory of the process as the watchdog saw it last. */
  kilobytes: Int32Array;
}

export interface PageCall extends Pick<RenderingRequest, 'address' | 'texts' | 'remote'> {
  /** JSON without its registry, as the browser gets it: quicker than handing over the object, and the same on both sides. */
  boot: string;
  /** JSON of the largest part of `boot`, which is the same for many pages: it is parsed once. */
  registry: string;
  fills: readonly (ReleasedFill & { key: string })[];
  timeLimitMs: number;
}

export type CallsCall = Pick<ReleasedModule, 'remote' | 'file'> &
  Pick<CallsRequest, 'path' | 'search' | 'language'>;

export interface PageAnswer {
  html: string;
  links: string;
  title?: string | undefined;
  faults: readonly RenderingFault[];
  fills: readonly string[];
}

/** The work of a process, one call at a time. Every thrown error names its kind of failure. */
export interface Program {
  start: (call: { file: string }) => void;
  load: (call: Pick<ReleasedModule, 'remote' | 'file'>) => void;
  /** Returns addresses of calls, first the one that decides 404. */
  calls: (call: CallsCall) => unknown;
  render: (call: PageCall) => Promise<PageAnswer>;
}

type CallOf<Name extends keyof Program> = { do: Name } & Parameters<Program[Name]>[0];

export type ProcessCall = { [Name in keyof Program]: CallOf<Name> }[keyof Program];

export interface ToldError {
  message: string;
  stack: string | undefined;
}

/** Messages of a process: of its own accord, or for its latest call. */
export type ProcessSays =
  | { of: 'answer'; answer: unknown; memoryBytes: number }
  | { of: 'failure'; reason: FailureReason; error: ToldError; memoryBytes: number }
  | { of: 'background'; error: ToldError };
