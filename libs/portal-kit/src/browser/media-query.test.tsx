import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render } from '@testing-library/react';
import { PHONE, TABLET, useMediaQuery } from './media-query';

function Shown() {
  return useMediaQuery(PHONE) ? 'narrow' : 'wide';
}

/** A window with a width that the test sets. */
function fakeMedia() {
  const target = new EventTarget();
  let matches = false;
  globalThis.matchMedia = (media) =>
    Object.assign(target, {
      media,
      matches,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
  return (now: boolean) => {
    matches = now;
    target.dispatchEvent(new Event('change'));
  };
}

it('follows the window', () => {
  const resize = fakeMedia();
  const { container } = render(<Shown />);
  expect(container).toHaveTextContent('wide');
  act(() => resize(true));
  expect(container).toHaveTextContent('narrow');
});

it.each([
  ['--phone', PHONE],
  ['--tablet', TABLET],
])('knows %s as style sheets do', (name, query) => {
  const css = readFileSync(join(import.meta.dirname, '../../../ui/src/styles/breakpoints.css'), 'utf8');
  expect(css).toContain(`@custom-media ${name} ${query};`);
});
