import { render, screen, waitFor } from '@testing-library/react';
import { EmptyState, ErrorState, PlainStates } from './states';

it('says in one line without a picture that there is nothing, where states are plain', async () => {
  const { container, rerender } = render(<EmptyState title="No votes" hint="They come." />);
  await waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
  rerender(
    <PlainStates value={true}>
      <EmptyState title="No votes" hint="They come." />
    </PlainStates>,
  );
  expect(container.querySelector('svg')).toBeNull();
  expect(container.firstElementChild).toHaveClass('plain');
  expect(screen.getByRole('heading', { name: 'No votes' })).toBeVisible();
  rerender(
    <PlainStates value={true}>
      <ErrorState title="It failed" />
    </PlainStates>,
  );
  await waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
});
