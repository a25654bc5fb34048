import { act, render } from '@testing-library/react';
import { useMediaQuery } from './media-query';

const NARROW = '(width <= 640px)';

function Shown() {
  return useMediaQuery(NARROW) ? 'narrow' : 'wide';
}

/** A window whose width one decides. */
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
