import { setTimeout } from 'node:timers';

/**
 * The web platform's channel, which jsdom lacks, as React needs it to hand its work around. By a timer, so that its work and what tests
 * wait for by timers stay in order.
 */
export class MessageChannel {
  port1 = {};
  port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.(), 0) };
}
