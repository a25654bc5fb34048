import { setTimeout } from 'node:timers';

/** MessageChannel, which React needs for scheduling and jsdom lacks, on timers, so that React's work and timers of tests stay in order. */
export class MessageChannel {
  port1 = {};
  port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.(), 0) };
}
