import type { RenderingFault } from '@portico/contract';
import type { FailureReason } from '../rendering-failure.js';
import type { ReleasedFill, ReleasedModule } from '../rendering-request.js';

/** What a process is started with, as JSON in its arguments. */
export interface ProcessSettings {
  parentPid: number;
  /** Of memory that is in use (RSS). */
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

/** Loads the server build of the shell. The first call. */
export interface StartCall {
  do: 'start';
  file: string;
}

/** Loads the pages of a remote ahead of the first of them. */
export interface LoadCall extends Pick<ReleasedModule, 'remote' | 'file'> {
  do: 'load';
}

export interface PageCall {
  do: 'render';
  /** JSON without its registry, as the browser gets it: quicker than handing over the object, and the same on both sides. */
  boot: string;
  /** The largest part of `boot`, and the same for many pages: a process is given the JSON of each once. */
  registry: { id: number; json: string | undefined };
  address: string;
  texts: string;
  remote: ReleasedModule | undefined;
  fills: readonly (ReleasedFill & { key: string })[];
  timeLimitMs: number;
}

/** Asks the remote of a page which calls the page begins with. */
export interface CallsCall extends Pick<ReleasedModule, 'remote' | 'file'> {
  do: 'calls';
  /** Without language prefix. */
  path: string;
  /** Query of the address, with its question mark. */
  search: string;
}

/** One at a time. */
export type ProcessCall = StartCall | LoadCall | CallsCall | PageCall;

export interface PageAnswer {
  html: string;
  links: string;
  faults: readonly RenderingFault[];
  /** Those of the call that were loaded, by key. */
  fills: readonly string[];
}

/** Addresses of calls, the one that decides 404 first. */
export type CallsAnswer = readonly string[];

export interface ToldError {
  message: string;
  stack: string | undefined;
}

/** What a process says of its own accord, or for the call that it was given last. */
export type ProcessSays =
  | { of: 'answer'; answer: PageAnswer | CallsAnswer | undefined; memoryBytes: number }
  | { of: 'failure'; reason: FailureReason; error: ToldError; memoryBytes: number }
  /** Thrown by what the remote left running. */
  | { of: 'background'; error: ToldError };
