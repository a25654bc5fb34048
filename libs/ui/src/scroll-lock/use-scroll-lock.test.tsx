import { render } from '@testing-library/react';
import { useScrollLock } from './use-scroll-lock';

function Modal({ isOpen }: { isOpen: boolean }) {
  useScrollLock(isOpen);
  return null;
}

const { documentElement: page } = document;

it('holds the page until the last modal is closed, whichever that is', () => {
  const first = render(<Modal isOpen />);
  const second = render(<Modal isOpen />);
  expect(page.style.overflow).toBe('hidden');
  first.rerender(<Modal isOpen={false} />);
  expect(page.style.overflow).toBe('hidden');
  second.unmount();
  expect(page.style.overflow).toBe('');
  expect(page).not.toHaveAttribute('data-scroll-locks');
});
