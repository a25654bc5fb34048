/** React's server renderer. Its browser build needs a buffer feature at load time that Node 20 lacks. */
const isKnown = 'detached' in ArrayBuffer.prototype;
if (!isKnown) Reflect.set(ArrayBuffer.prototype, 'detached', false);
const { prerender } = await import('react-dom/static');
if (!isKnown) Reflect.deleteProperty(ArrayBuffer.prototype, 'detached');

export { prerender };
