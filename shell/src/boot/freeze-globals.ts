/** Functions of the whole page: replacing one would affect everyone. */
const WINDOW_FUNCTIONS = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'XMLHttpRequest',
  'history',
  'localStorage',
  'sessionStorage',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'queueMicrotask',
  'Promise',
  'JSON',
];

/** Properties that code sets on its own objects (a bundler's `push` on its list of chunks): frozen ones would forbid that too. */
const SET_ON_INSTANCES = new Set(['constructor', 'toString', 'push']);

/** Freezes shared globals. A remote that replaces one gets an error of its own, and the portal continues. */
export function freezeGlobals(page: Window & typeof globalThis = window): void {
  freeze(page, WINDOW_FUNCTIONS);
  const shared = [
    page.History,
    page.EventTarget,
    page.Storage,
    page.XMLHttpRequest,
    page.Node,
    page.Element,
    page.Document,
    page.Array,
  ];
  for (const { prototype } of shared) freeze(prototype, Object.getOwnPropertyNames(prototype));
  freeze(page.JSON, ['parse', 'stringify']);
  // Its methods are not frozen: objects with a `toString` of their own are ordinary code.
  page.Object.preventExtensions(page.Object.prototype);
  page.Object.preventExtensions(page.Array.prototype);
}

function freeze(target: object, names: readonly string[]): void {
  for (const name of names) {
    const { value, writable, configurable } = Object.getOwnPropertyDescriptor(target, name) ?? {};
    if (configurable !== true || SET_ON_INSTANCES.has(name)) continue;
    const isValue = writable !== undefined;
    if (isValue && typeof value !== 'function' && typeof value !== 'object') continue;
    const change = isValue ? { writable: false } : {};
    // Browsers may refuse to lock a property of their window.
    if (!Reflect.defineProperty(target, name, { ...change, configurable: false }))
      Reflect.defineProperty(target, name, change);
  }
}
