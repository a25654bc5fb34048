import { renderInPortal } from '@portico/testing/react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { lazyDialog } from '../account-dialogs';

const TEXTS = { shell: { kit: { error: { retry: 'Try Again', title: 'That didn’t work' } } } };

function Hello({ name }: { name: string }) {
  return <p>Hello, {name}</p>;
}

it('asks again for code that did not come, and has it at once from then on', async () => {
  let asked = 0;
  const Lazy = lazyDialog<{ name: string }>(() => {
    asked += 1;
    if (asked === 1) return Promise.reject(new Error('ChunkLoadError'));
    return Promise.resolve<ComponentType<{ name: string }>>(Hello);
  });
  const first = renderInPortal(<Lazy name="Wren" />, { path: '/', texts: TEXTS });
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Hello, Wren')).toBeVisible();
  first.unmount();
  renderInPortal(<Lazy name="Sorrel" />, { path: '/', texts: TEXTS });
  expect(screen.getByText('Hello, Sorrel')).toBeVisible();
  expect(asked).toBe(2);
});
