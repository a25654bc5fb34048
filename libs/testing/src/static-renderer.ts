/**
 * React's renderer of the server, of which a browser's world gets the build that hands its work around through a channel, and asks of buffers
 * what Node 20 does not say yet. jsdom has neither: it gets both while the module is loaded, and no longer, for whatever else meets a channel
 * schedules its work by it.
 */
class Channel {
  readonly port1: { onmessage?: () => void } = {};
  readonly port2 = { postMessage: () => queueMicrotask(() => this.port1.onmessage?.()) };
}

const isKnown = 'detached' in ArrayBuffer.prototype;
Object.assign(globalThis, { MessageChannel: Channel });
if (!isKnown) Reflect.set(ArrayBuffer.prototype, 'detached', false);
const { prerender } = await import('react-dom/static');
Reflect.deleteProperty(globalThis, 'MessageChannel');
if (!isKnown) Reflect.deleteProperty(ArrayBuffer.prototype, 'detached');

export { prerender };
