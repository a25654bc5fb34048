import type { Portal } from '@portico/portal-kit';
import { EXAMPLE_CONFIG } from '@portico/contract/example';
import { HYDRATION_LANGUAGES, hydrateInPortal } from '@portico/testing/hydrate';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import texts from '../../i18n/en.json' with { type: 'json' };
import { TEXTS } from '../../test/texts';
import { DownloadPage } from './download-page';
import type { Download } from '../../shared/game-download.queries';

const DOWNLOAD: Download = {
  launcher: 'https://example.org/launcher.exe',
  launcherMb: 3,
  mirror: 'https://example.com/drive',
  clientGb: 5,
  minimum: {
    system: 'Windows 7',
    processor: '1.6 GHz',
    memoryGb: 2,
    graphics: 'DirectX 9',
    diskGb: 8,
  },
  recommended: {
    system: 'Windows 10',
    processor: '2.4 GHz',
    memoryGb: 4,
    graphics: 'DirectX 11',
    diskGb: 10,
  },
};

function open(download: unknown = DOWNLOAD, path = '/download', portal: Partial<Portal> = {}) {
  return renderInPortal(<DownloadPage />, {
    path,
    api: { '/api/guide/download': download },
    texts: { 'mfe-public': texts },
    portal,
  });
}

const NOTHING = { ...DOWNLOAD, launcher: null, mirror: null };

describe('download', () => {
  it('leads to the launcher and to the cloud drive, in a new tab, with their sizes', async () => {
    open();
    const launcher = await screen.findByRole('link', { name: /Download the launcher/ });
    expect(launcher).toHaveAttribute('href', 'https://example.org/launcher.exe');
    expect(launcher).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByRole('link', { name: /From a cloud drive/ })).toHaveAttribute(
      'href',
      'https://example.com/drive',
    );
    expect(screen.getByText('Launcher: about 3 MB')).toBeInTheDocument();
    expect(screen.getByText('Game client: about 5 GB')).toBeInTheDocument();
  });

  it('says in the demo world that there is no game, and leads elsewhere', async () => {
    open(NOTHING);
    expect(await screen.findByText(/This is a demo world/)).toBeInTheDocument();
    expect(screen.queryByText('Download the launcher')).not.toBeInTheDocument();
    expect(screen.queryByText(/A small launcher fetches/)).not.toBeInTheDocument();
    expect(screen.queryByText('Your way into the game')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'How it works once it’s out' })).toBeInTheDocument();
    expect(screen.queryByText(/cloud drive/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'What awaits you' })).toHaveAttribute('href', '/features');
    expect(screen.queryByRole('link', { name: /cloud drive/ })).not.toBeInTheDocument();
  });

  it('asks to wait on a real server, with the way to its community', async () => {
    const links = { chat: 'https://example.org/chat', more: [] };
    open(NOTHING, '/download', { demo: false, config: { ...EXAMPLE_CONFIG, links } });
    expect(await screen.findByText(/still polishing/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Join the chat/ })).toHaveAttribute(
      'href',
      'https://example.org/chat',
    );
  });

  it('puts what a computer needs side by side', async () => {
    open();
    const needs = await screen.findByRole('table');
    expect(within(needs).getByRole('row', { name: /Memory/ })).toHaveTextContent('Memory2 GB4 GB');
    expect(within(needs).getByRole('row', { name: /System/ })).toHaveTextContent('SystemWindows 7Windows 10');
    expect(within(needs).getAllByRole('row')).toHaveLength(6);
  });

  it('installs in four steps, and offers an account', async () => {
    open();
    const steps = await screen.findByRole('region', { name: /Your way into the game/ });
    expect(within(steps).getAllByRole('listitem')).toHaveLength(4);
    expect(within(steps).getByText('About 3 MB, done in seconds.')).toBeInTheDocument();
    expect(within(steps).getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/register',
    );
  });

  it('offers no account where registration is closed', async () => {
    const identity = { ...EXAMPLE_CONFIG.identity, registration: false };
    open(DOWNLOAD, '/download', { config: { ...EXAMPLE_CONFIG, identity } });
    const steps = await screen.findByRole('region', { name: /Your way into the game/ });
    expect(within(steps).queryByRole('link', { name: 'Create an account' })).not.toBeInTheDocument();
    expect(within(steps).queryByText(/Create your account/)).not.toBeInTheDocument();
    expect(within(steps).getAllByRole('listitem')).toHaveLength(3);
  });

  it('opens the answer that the address names, and names the one that is opened', async () => {
    const { address } = open(DOWNLOAD, '/download?help=slow');
    const slow = (await screen.findByText(/download is slow/)).closest('details');
    expect(slow).toHaveAttribute('open');
    const screenStays = screen.getByText('The screen stays black').closest('details');
    if (screenStays === null) throw new Error('no question');
    screenStays.open = true;
    fireEvent(screenStays, new Event('toggle'));
    await waitFor(() => expect(address()).toBe('/download?help=screen'));
    await waitFor(() => expect(slow).not.toHaveAttribute('open'));
  });

  it('keeps its title when the facts cannot be loaded', async () => {
    open(new ApiFailure(500, { code: 'portal.internal', msg: 'Something went wrong.', requestId: 'req-7' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
    expect(screen.getByRole('heading', { level: 1, name: 'Download the game' })).toBeInTheDocument();
  });
});

it.each(HYDRATION_LANGUAGES)('is the same on both sides in %s', async (language) => {
  const { kept, asked } = await hydrateInPortal(<DownloadPage />, {
    path: '/download',
    language,
    texts: { 'mfe-public': TEXTS[language] },
    answers: { '/api/guide/download': DOWNLOAD },
  });
  expect(kept.kept).toBe(kept.of);
  expect(asked).toEqual([]);
});
