import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { FloatingCard } from './item-cards';

function Cells({ place }: { place: number }) {
  const card = useRef<HTMLDivElement>(null);
  return (
    <div>
      <a href="#3" data-place="3">
        Arrow
      </a>
      <FloatingCard ref={card} place={place} pointerX={undefined} label="Arrow" onGone={undefined}>
        An arrow
      </FloatingCard>
    </div>
  );
}

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const place = () => screen.getByRole('dialog', { name: 'Arrow' }).style.getPropertyValue('translate');

it('stands beside its cell where both come at the same time', () => {
  render(<Cells place={3} />);
  expect(place()).toMatch(/px$/);
});

it('stands nowhere without a cell', () => {
  render(<Cells place={4} />);
  expect(place()).toBe('');
});
