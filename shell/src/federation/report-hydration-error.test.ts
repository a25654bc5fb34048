import { jest } from '@jest/globals';
import { examplePage } from '@portico/contract/example';
import { startRegistry } from '../registry/registry-store';
import { remoteWith } from '../test/remote-with';
import { RemoteLoadError } from './remote-load-error';

const reported: [error: unknown, remote: string, version: string][] = [];
jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({}));
jest.unstable_mockModule('./report-error', () => ({
  SHELL: { remote: 'shell', version: '' },
  reportError: (error: unknown, { remote, version }: { remote: string; version: string }) =>
    reported.push([error, remote, version]),
}));

const { hydrationErrorReporter } = await import('./report-hydration-error');

const sea = remoteWith({}, { paths: ['/sea'], pages: [examplePage('/sea/:id')] });

function recoverAt(address: string, error: unknown): typeof reported {
  window.history.replaceState(null, '', address);
  reported.length = 0;
  hydrationErrorReporter({ basename: '/he' })(error);
  return reported;
}

beforeAll(() => startRegistry({ contract: 1, language: 'he', remotes: [sea] }));

describe('an error that React recovers from as it hydrates', () => {
  it('is reported as that of the release whose page it is, by the pattern of the page', () => {
    const error = new Error('Hydration failed');
    expect(recoverAt('/he/sea/12?sort=depth', error)).toEqual([
      [
        expect.objectContaining({
          name: 'HydrationError',
          message: '/sea/:id: Hydration failed',
          cause: error,
        }),
        sea.name,
        sea.version,
      ],
    ]);
  });

  it("is the shell's where no remote has the page", () => {
    expect(recoverAt('/he/nowhere', 'odd')).toEqual([
      [expect.objectContaining({ message: 'a page that is not there: odd' }), 'shell', ''],
    ]);
  });

  it('is none where the server left a part to the browser', () => {
    const error = Object.assign(new Error('Switched to client rendering'), { digest: 'known' });
    expect(recoverAt('/he/sea/12', error)).toEqual([]);
  });

  it('is none where code did not arrive, because its importer reports that', () => {
    const cause = new RemoteLoadError('code', 'mfe-sea');
    expect(recoverAt('/he/sea/12', new Error('Switched to client rendering', { cause }))).toEqual([]);
  });
});
