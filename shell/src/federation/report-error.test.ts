import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { RemoteLoadError } from './remote-load-error';
import { SHELL, reportError, watchErrors } from './report-error';

const VERSION = '1.2.0-3fb60c1e';
const SOURCE = { remote: 'mfe-sea', version: VERSION };

const posted: unknown[] = [];

function errorWith(message: string, ...files: string[]): Error {
  const error = new TypeError(message);
  error.stack = [`TypeError: ${message}`, ...files.map((file) => `    at wave (${file}:1:20)`)].join('\n');
  return error;
}

const ours = (path: string) => `${window.location.origin}${path}`;
const lastReport = async (count: number) => {
  await waitFor(() => expect(posted).toHaveLength(count));
  return posted.at(-1);
};

beforeAll(() => {
  globalThis.fetch = (address, init) => {
    const isReport = address === '/api/error-reports' && init?.method === 'POST' && init.keepalive === true;
    posted.push(isReport && typeof init.body === 'string' ? JSON.parse(init.body) : address);
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  watchErrors();
});

// One page load for all tests: each continues after the one before.
describe('errors of a page', () => {
  it('that nothing caught are reported as those of the release whose file is in the stack', async () => {
    const release = ours(`/releases/mfe-sea/${VERSION}/static/js/remote.a1.js`);
    const error = errorWith('no wave', ours('/shell/static/js/vendor.js'), release);
    window.dispatchEvent(new ErrorEvent('error', { error }));
    expect(await lastReport(1)).toEqual({
      remote: 'mfe-sea',
      version: VERSION,
      place: 'static/js/remote.a1.js:1:20',
      message: 'TypeError: no wave',
    });
  });

  it('that a boundary caught are those of the remote in it, unless the stack says more', async () => {
    reportError(errorWith('x'.repeat(1000)), SOURCE);
    expect(await lastReport(2)).toEqual({ ...SOURCE, message: `TypeError: ${'x'.repeat(289)}` });
  });

  it('in our own code are those of the shell', async () => {
    reportError(errorWith('no frame', ours('/shell/static/js/shell.js')), SHELL);
    expect(await lastReport(3)).toEqual({
      ...SHELL,
      place: 'static/js/shell.js:1:20',
      message: 'TypeError: no frame',
    });
  });

  it('while a remote was loaded count when its code ran, not when its files did not come', async () => {
    reportError(new RemoteLoadError('code', 'mfe-sea', new Error('Loading script failed')), SOURCE);
    reportError(new RemoteLoadError('texts', 'mfe-sea', new TypeError('Failed to fetch')), SOURCE);
    reportError(Object.assign(errorWith('Loading chunk 7 failed'), { name: 'ChunkLoadError' }), SOURCE);
    const cause = errorWith('read only', ours(`/releases/mfe-sea/${VERSION}/remote.js`));
    const slot = { ...SOURCE, slot: 'item.offers' };
    reportError(new RemoteLoadError('code', 'mfe-sea', cause), slot);
    expect(await lastReport(4)).toMatchObject({ ...slot, message: 'TypeError: read only' });
  });

  it('of extensions, of other sites and of someone who left are no one’s', async () => {
    for (const error of [
      errorWith('foreign', 'chrome-extension://abc/releases/mfe-sea/1/x.js'),
      errorWith('foreign', `https://evil.example/releases/mfe-sea/${VERSION}/x.js`),
      Object.assign(errorWith('left', ours('/shell/x.js')), { name: 'AbortError' }),
    ])
      window.dispatchEvent(new ErrorEvent('error', { error }));
    window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    const isSaid = { message: 'SyntaxError: early', filename: ours('/shell/late.js'), lineno: 3, colno: 9 };
    window.dispatchEvent(new ErrorEvent('error', isSaid));
    expect(await lastReport(5)).toEqual({ ...SHELL, place: 'late.js:3:9', message: 'SyntaxError: early' });
  });

  it('are reported once each, and five at most', async () => {
    for (let wave = 0; wave < 20; wave += 1) reportError(errorWith(`wave ${wave}`), SOURCE);
    // The module that sends loads once, so all earlier reports are sent before this one.
    await import('./send-report');
    expect(posted).toHaveLength(5);
  });
});
