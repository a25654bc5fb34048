import { ApiFailure } from '@portico/testing/react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInAdmin } from '../../test/render-in-admin';
import { ChangeSetsPage } from './change-sets-page';
import { aSummary, someSets } from './test/change-sets-data';

const SETS = '/api/droprates/change-sets';

function open(api: Record<string, unknown>, path = '/droprates/changes') {
  return renderInAdmin(<ChangeSetsPage />, { path, api });
}

it('lists who changed what, when and why, and what took it back', async () => {
  open({
    [SETS]: someSets([
      aSummary({ id: 32, undoOf: 31, reason: '' }),
      aSummary({ undoneBy: 32, state: 'undone', removed: 2, isPublic: false }),
    ]),
  });
  const table = await screen.findByRole('table', { name: 'Change sets' });
  const [first, second] = within(table).getAllByRole('row').slice(1);
  expect(first).toHaveTextContent(/No reason given #32.*Applied.*Undoes #31/);
  expect(second).toHaveTextContent(
    /Too rare #31.*Undone.*1 added1 changed2 removedin 1 place.*demowebadm.*2 minutes ago/,
  );
  expect(screen.getByRole('link', { name: /^Too rare/ })).toHaveAttribute('href', '/droprates/changes/31');
  expect(screen.getByRole('link', { name: 'Undone by #32' })).toHaveAttribute(
    'href',
    '/droprates/changes/32',
  );
});

it('asks for what the address says, and leaves it by links', async () => {
  const { asked } = open(
    {
      [`${SETS}?dropperId=100100&itemId=4000019&page=2&state=draft`]: someSets(
        [aSummary({ state: 'draft' })],
        3,
      ),
      '/api/droprates/items/search?query=4000019': [{ id: 4000019, name: 'Green Shell' }],
    },
    '/droprates/changes?state=draft&dropper=100100&item=4000019&page=2',
  );
  expect(await screen.findByRole('link', { name: /^Too rare/ })).toBeVisible();
  expect(asked).toContain(`${SETS}?dropperId=100100&itemId=4000019&page=2&state=draft`);
  expect(screen.getByRole('link', { name: 'Drafts' })).toHaveAttribute('aria-current', 'true');
  expect(await screen.findByRole('link', { name: 'Remove filter: Green Shell' })).toHaveAttribute(
    'href',
    '/droprates/changes?state=draft&dropper=100100',
  );
  expect(screen.getByRole('link', { name: 'Remove filter: ID 100100' })).toBeVisible();
});

it('takes the id of a dropper into the address', async () => {
  const { address } = open({ [SETS]: someSets([aSummary()]) });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Monster or reactor ID' }), '100100{Enter}');
  await waitFor(() => expect(address()).toBe('/droprates/changes?dropper=100100'));
});

it('says that nothing was changed yet, or that nothing fits', async () => {
  const { unmount } = open({ [SETS]: someSets([]) });
  expect(await screen.findByText('No changes yet')).toBeVisible();
  unmount();
  open({ [`${SETS}?state=undone`]: someSets([]) }, '/droprates/changes?state=undone');
  expect(await screen.findByText('No matching change sets')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/droprates/changes');
});

it('says what failed, and tries again', async () => {
  const api: Record<string, unknown> = {
    [SETS]: new ApiFailure(503, { code: 'database.unavailable', msg: 'Away.', requestId: 'r-7' }),
  };
  open(api);
  expect(await screen.findByRole('alert')).toHaveTextContent(/change sets couldn’t be loaded.*r-7/);
  api[SETS] = someSets([aSummary()]);
  await userEvent.click(screen.getByRole('button', { name: /retry|try again/i }));
  expect(await screen.findByRole('link', { name: /^Too rare/ })).toBeVisible();
});
