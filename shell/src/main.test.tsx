import { jest } from '@jest/globals';
import type { PortalBoot } from '@portico/contract';
import { EXAMPLE_CONFIG } from '@portico/contract/example';
import { screen, waitFor } from '@testing-library/react';

jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({
  registerRemotes: () => undefined,
  loadRemote: () => Promise.reject(new Error('no remote')),
}));

// Unmounts the page after the tests.
jest.unstable_mockModule('./boot/freeze-globals', () => ({ freezeGlobals: () => undefined }));

const BOOT: PortalBoot = {
  language: 'he',
  direction: 'rtl',
  basename: '/he',
  demo: true,
  unavailable: [],
  config: EXAMPLE_CONFIG,
  texts: { language: '/shell/i18n/he.1.json', fallback: '/shell/i18n/en.1.json' },
  registry: { contract: 1, language: 'he', remotes: [] },
  pageData: {},
  renderedAt: 0,
  fills: [],
};

it('shows the notice that came with the page, and leaves what was served, when its texts do not come', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.documentElement.lang = 'he';
  document.body.innerHTML = `<div id="root"><div data-served><main><h1>נקרא</h1></main></div>
    <div id="portal-stalled" hidden>לא חי</div></div><script type="application/json" id="portal-boot"></script>`;
  const boot = document.getElementById('portal-boot');
  if (boot !== null) boot.textContent = JSON.stringify(BOOT);
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await import('./main');
  await waitFor(() => expect(screen.getByText('לא חי')).toBeVisible());
  expect(screen.getByRole('heading')).toHaveTextContent('נקרא');
  expect(reported).toHaveBeenCalled();
});
