import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

const MAX_LOGGED = 500;
const LOGGED_AGAIN_MS = 3_600_000;

/** Code of a release, for a page of its own or for a slot of another. */
export interface RenderedPart {
  /** `shell` for the frame, with an empty version. */
  remote: string;
  version: string;
  slot: string | undefined;
}

export interface ReportedFault extends RenderedPart {
  /** Path of the page; undefined where it ran between two pages. */
  page: string | undefined;
  message: string;
  stack: string | undefined;
}

type Listener = (fault: ReportedFault) => void;

/** Tells of what did not render: listeners each time, the log once. */
@Injectable()
export class RenderingFaults {
  private readonly logger = new Logger('Rendering');
  private readonly listeners: Listener[] = [];
  private readonly logged = new LRUCache<string, true>({ max: MAX_LOGGED, ttl: LOGGED_AGAIN_MS });
  private readonly stopped = new Set<string>();

  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  report(fault: ReportedFault): void {
    for (const listener of this.listeners) listener(fault);
    const { page, message, stack } = fault;
    const key = `${nameOf(fault)}: ${message}`;
    if (this.logged.has(key)) return;
    this.logged.set(key, true);
    this.logger.error({ msg: `${nameOf(fault)} did not render: ${message}`, page, stack });
  }

  stop(part: RenderedPart): void {
    const name = nameOf(part);
    if (this.stopped.has(name)) return;
    this.stopped.add(name);
    this.logger.warn(`${name} is left to the browser until it renders again`);
  }

  resume(part: RenderedPart): void {
    const name = nameOf(part);
    if (!this.stopped.delete(name)) return;
    // Later faults are news again.
    for (const key of this.logged.keys()) if (key.startsWith(`${name}: `)) this.logged.delete(key);
    this.logger.log({ msg: `${name} renders again` });
  }
}

function nameOf({ remote, version, slot }: RenderedPart): string {
  const release = version === '' ? remote : `${remote} ${version}`;
  return slot === undefined ? release : `${release} in ${slot}`;
}
