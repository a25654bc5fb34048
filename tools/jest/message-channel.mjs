import { setTimeout } from 'node:timers';

/**
 * The web platform's MessageChannel, which React needs for scheduling and jsdom lacks. It uses timers, so that
 * React's work and the timers of tests stay in order.
 */
export class MessageChannel {
  port1 = {};
  port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.(), 0) };
}
