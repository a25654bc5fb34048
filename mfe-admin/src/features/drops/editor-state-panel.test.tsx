import { ApiFailure } from '@portico/testing/react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { droppers, editorState } from './test/drops-data';
import { LIST, openPage, STATE } from './test/open-drops';

describe('what the server can do', () => {
  it.each([
    [['monsterDrops', 'dropEditing'], 'The portal doesn’t recognize this server’s drop tables.'],
    [['dropEditing'], /no transactions/],
  ] as const)('is told where editing is off: %j', async (unavailable, reason) => {
    openPage(
      { [STATE]: editorState({ canEdit: false, canReload: false }), [LIST]: droppers([]) },
      '/droprates',
      {
        unavailable: [...unavailable],
      },
    );
    expect(await screen.findByText('Editing is off on this server')).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reload drops' })).not.toBeInTheDocument();
  });

  it('is when edits count, and whether the game has read them', async () => {
    const hourAgo = Date.now() - 3_600_000;
    openPage({
      [STATE]: editorState({ editedAt: hourAgo, reloadedAt: hourAgo - 1 }),
      [LIST]: droppers([]),
      '/api/droprates/reload': { success: true, msg: 'Reloaded', effect: 'now' },
    });
    expect(await screen.findByText(/after !reloaddrops or a restart/)).toBeVisible();
    expect(screen.getByText('Reactors: edits take effect after a restart.')).toBeVisible();
    expect(screen.getByText('Changed since the last reload · 1 hour ago')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Reload drops' }));
    expect(await screen.findByText('The game has reloaded its drops.')).toBeVisible();
  });

  it('says nothing of changes that the game has read', async () => {
    openPage({ [STATE]: editorState({ editedAt: 5, reloadedAt: 6 }), [LIST]: droppers([]) });
    expect(await screen.findByText('Reactors: edits take effect after a restart.')).toBeVisible();
    expect(screen.queryByText(/Changed since/)).not.toBeInTheDocument();
  });

  it('says why the drops were not reloaded', async () => {
    openPage({
      [LIST]: droppers([]),
      '/api/droprates/reload': new ApiFailure(503, {
        code: 'game.away',
        msg: 'The game is away',
        requestId: 'r',
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Reload drops' }));
    expect(await screen.findByText('The drops weren’t reloaded')).toBeVisible();
    expect(screen.getByText('The game is away')).toBeVisible();
  });
});
