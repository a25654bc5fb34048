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
