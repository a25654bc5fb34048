/**
 * React's renderer of the server, of which a browser's world gets the build that hands its work around through a channel. jsdom has none:
 * it gets this one while the module is loaded, and no longer, for whatever else meets a channel schedules its work by it.
 */
class Channel {
  readonly port1: { onmessage?: () => void } = {};
  readonly port2 = { postMessage: () => queueMicrotask(() => this.port1.onmessage?.()) };
}

Object.assign(globalThis, { MessageChannel: Channel });
const { prerender } = await import('react-dom/static');
Reflect.deleteProperty(globalThis, 'MessageChannel');

export { prerender };
