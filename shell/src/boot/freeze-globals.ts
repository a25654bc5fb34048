/** Functions that the whole page calls: a replacement would affect everyone. */
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

/** Properties that code sets on objects of its own (a bundler's `push` on its list of chunks): a frozen one would forbid that too. */
const SET_ON_INSTANCES = new Set(['constructor', 'toString', 'push']);

/** Freezes shared globals. A remote that replaces one throws in its own place, and the portal goes on. */
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
  // Its methods stay as they are: an object of its own `toString` is ordinary code.
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
    // A browser may refuse to lock a property of its window for good.
    if (!Reflect.defineProperty(target, name, { ...change, configurable: false }))
      Reflect.defineProperty(target, name, change);
  }
}
