// oxlint-disable-next-line import/default -- CommonJS is its own default in the bundle
import matchers from '@testing-library/jest-dom/matchers';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';

expect.extend(matchers);
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
afterEach(cleanup);

configure({
  // Tests wait only as long as needed. The default of one second is too short on a busy machine.
  asyncUtilTimeout: 15_000,
  /** Prints the document once when a wait fails, and not at each try. */
  getElementError(message, container) {
    // oxlint-disable-next-line no-underscore-dangle -- named so by Testing Library
    const printed = getConfig()._disableExpensiveErrorDiagnostics ? '' : prettyDOM(container);
    const error = new Error([message, printed].filter(Boolean).join('\n\n'));
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});

/** Nothing is ever in view, because jsdom has no layout. */
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

/** jsdom has the dialog element without its methods. Tests of server code have no elements at all. */
function addModalMethods() {
  class ModalMethods extends HTMLElement {
    showModal() {
      this.open = true;
    }

    close() {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    }
  }
  for (const name of ['showModal', 'close']) {
    if (name in HTMLDialogElement.prototype) continue;
    const method = Object.getOwnPropertyDescriptor(ModalMethods.prototype, name);
    Object.defineProperty(HTMLDialogElement.prototype, name, method);
  }
}

if (typeof HTMLDialogElement !== 'undefined') addModalMethods();
