import { jest } from '@jest/globals';
import { abandonFilesOf, LOAD_DEADLINE_MS, watchFiles } from './load-deadline';

/** A file in the head, as a bundler adds it, and whether its loader received an error. */
function add(file: HTMLScriptElement | HTMLLinkElement, address: string) {
  const state = { hasFailed: false };
  if (file instanceof HTMLLinkElement) file.rel = 'stylesheet';
  // jsdom fetches neither: both hang.
  file.setAttribute(file instanceof HTMLLinkElement ? 'href' : 'src', address);
  file.addEventListener('error', () => (state.hasFailed = true));
  document.head.append(file);
  return state;
}

beforeAll(() => watchFiles());
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe.each(['script', 'link'] as const)('a %s that hangs', (tag) => {
  it('fails at the deadline', async () => {
    const file = add(document.createElement(tag), '/releases/mfe-a/1/late');
    await jest.advanceTimersByTimeAsync(LOAD_DEADLINE_MS - 1);
    expect(file.hasFailed).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(file.hasFailed).toBe(true);
  });

  it('fails at once with the remote that it belongs to', async () => {
    const mine = add(document.createElement(tag), '/releases/mfe-a/1/late');
    const other = add(document.createElement(tag), '/releases/mfe-b/1/late');
    await jest.advanceTimersByTimeAsync(0);
    abandonFilesOf('mfe-a');
    expect([mine.hasFailed, other.hasFailed]).toEqual([true, false]);
  });

  it('is left alone once it has come', async () => {
    const element = document.createElement(tag);
    const file = add(element, '/releases/mfe-a/1/late');
    await jest.advanceTimersByTimeAsync(0);
    element.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(LOAD_DEADLINE_MS);
    abandonFilesOf('mfe-a');
    expect(file.hasFailed).toBe(false);
  });
});
