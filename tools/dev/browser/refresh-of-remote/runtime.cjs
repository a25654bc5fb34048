'use strict';

/* global PORTICO_DEV_PROJECT */

/** The page's React Refresh, which the shell loads. */
const runtime = globalThis.porticoReactRefresh;

module.exports = {
  ...runtime,
  /** Each remote has its own copies of libraries. A new copy replaces only the same remote's old one. */
  register: (type, id) => runtime.register(type, `${PORTICO_DEV_PROJECT} ${id}`),
  /** The shell did this before React started. */
  injectIntoGlobalHook: () => undefined,
};
