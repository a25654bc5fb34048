'use strict';

/* global PORTICO_DEV_PROJECT */

/** React Refresh of the page, which the shell brings. */
const runtime = globalThis.porticoReactRefresh;

module.exports = {
  ...runtime,
  /** Each remote has copies of libraries of its own: a new one replaces the old one of the same remote. */
  register: (type, id) => runtime.register(type, `${PORTICO_DEV_PROJECT} ${id}`),
  /** The shell has done it, before React began. */
  injectIntoGlobalHook: () => undefined,
};
