import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BROKEN, open, rowOf, SITES } from './test/open-votes';
import { aSite } from './test/votes-data';

describe('vote sites', () => {
  it('say how they do, and what is entered there', async () => {
    open({});
    const site = await rowOf('Lantern Toplist');
    for (const text of [
      'Ready',
      'Signature',
      '95.8%',
      '1,150 of 1,200 opened',
      '12 sec',
      '95% within 1.5 min',
      '2 hours ago',
      '/api/voting/callback/lantern',
    ])
      expect(site.getByText(text)).toBeVisible();
    expect(site.getByTitle('https://portal.example/api/voting/callback/lantern')).toBeVisible();
    expect(site.getByRole('list')).toHaveTextContent(/Refused 30.*Unknown 9.*Forged 41/);
    const forged = site.getByRole('link', { name: 'Forged' });
    expect(forged).toHaveAttribute('href', '/admin/votes?site=lantern&verdict=forged');
  });

  it('say what they lack', async () => {
    const site = aSite({
      isReady: false,
      proof: 'address',
      successRate: null,
      lagP50Ms: null,
      lagP95Ms: null,
      lastCallbackAt: null,
      refused: 0,
      unknown: 0,
      forged: 0,
    });
    open({ [SITES]: { sites: [site] } });
    const row = await rowOf('Lantern Toplist');
    expect(row.getByText('Not ready')).toBeVisible();
    expect(row.getAllByText('–')).toHaveLength(4);
    expect(screen.getByText(/Its addresses are not set/)).toBeVisible();
  });

  it('say that they prove no listing until their secret is set, and by which setting', async () => {
    const addressSecret = 'PORTICO_VOTE_SECRET_TOPG';
    const site = aSite({
      proof: 'address',
      isListingProved: false,
      addressSecret,
      callbackUrl: `https://portal.example/api/voting/callback/topg/${addressSecret}`,
    });
    open({ [SITES]: { sites: [site] } });
    const row = await rowOf('Lantern Toplist');
    expect(row.getByText('Ready')).toBeVisible();
    expect(screen.getByText(/can report votes for yours/)).toHaveTextContent(addressSecret);
    expect(row.getByText(/Replace .* in it/)).toHaveTextContent(addressSecret);
  });

  it('let their address be copied', async () => {
    const user = userEvent.setup();
    open({});
    await user.click(
      await screen.findByRole('button', { name: /Copy the callback address of ⁨Lantern Toplist⁩/ }),
    );
    expect(await screen.findByRole('button', { name: /copied/i })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('https://portal.example/api/voting/callback/lantern');
  });

  it('say so where there are none, and where they cannot be asked for', async () => {
    const { unmount } = open({ [SITES]: { sites: [] } });
    expect(await screen.findByRole('heading', { name: 'No vote sites yet' })).toBeVisible();
    unmount();
    open({ [SITES]: BROKEN });
    expect(await screen.findByRole('alert')).toHaveTextContent(/vote sites couldn’t be loaded.*req-9/);
  });

  it('are tested', async () => {
    const { asked } = open({ '/api/voting/admin/sites/lantern/test': { status: 200, verdict: 'test' } });
    await userEvent.click(await screen.findByRole('button', { name: /Send a test as ⁨Lantern Toplist⁩/ }));
    expect(await screen.findByText(/It works. No one was credited./)).toBeVisible();
    expect(asked).toContain('/api/voting/admin/sites/lantern/test');
  });

  it('say what went wrong with a test', async () => {
    open({ '/api/voting/admin/sites/lantern/test': { status: 403, verdict: 'forged' } });
    await userEvent.click(await screen.findByRole('button', { name: /Send a test/ }));
    expect(await screen.findByText(/The answer was 403./)).toHaveTextContent('Forged');
  });
});
