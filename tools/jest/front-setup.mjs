import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What is waited for comes at once where the machine is idle; the usual second is short where it is not.
configure({ asyncUtilTimeout: 15_000 });

globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});

/** Nothing is in view where nothing is laid out. */
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

/** jsdom knows the element and none of its methods; tests of what runs on the server have no elements at all. */
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
