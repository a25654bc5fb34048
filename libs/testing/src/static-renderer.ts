/** React's renderer of the server, whose browser build asks of buffers, as it is loaded, what Node 20 does not say yet. */
const isKnown = 'detached' in ArrayBuffer.prototype;
if (!isKnown) Reflect.set(ArrayBuffer.prototype, 'detached', false);
const { prerender } = await import('react-dom/static');
if (!isKnown) Reflect.deleteProperty(ArrayBuffer.prototype, 'detached');

export { prerender };
