import { render, screen } from '@testing-library/react';
import { act, type ComponentType } from 'react';
import { optionalPart } from './optional-part';

it('is left out if its code does not load, and tried again by the next page', async () => {
  let isOnline = false;
  const Hello = optionalPart(() =>
    isOnline
      ? Promise.resolve<ComponentType>(() => <p>Hello</p>)
      : Promise.reject(new Error('ChunkLoadError')),
  );
  const page = (key: string) => (
    <main key={key}>
      <Hello />
    </main>
  );
  const { rerender } = render(page('first'));
  await act(() => Promise.resolve());
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
  isOnline = true;
  rerender(page('next'));
  expect(await screen.findByText('Hello')).toBeVisible();
});
