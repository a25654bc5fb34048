import { jest } from '@jest/globals';

type Report = (metric: { value: number }) => void;
const heard: Record<string, Report> = {};

jest.unstable_mockModule('web-vitals', () => ({
  onLCP: (report: Report) => (heard['lcp'] = report),
  onCLS: (report: Report) => (heard['cls'] = report),
  onINP: (report: Report) => (heard['inp'] = report),
}));
const { measureView } = await import('./measure-view');

const posted: unknown[] = [];

beforeAll(() => {
  jest.useFakeTimers();
  globalThis.fetch = (address, init) => {
    posted.push([address, init?.keepalive, typeof init?.body === 'string' && JSON.parse(init.body)]);
    return Promise.reject(new TypeError('Failed to fetch'));
  };
});

it('reports a view once, with what is known of its vitals when the visitor leaves', async () => {
  measureView('mfe-sea', '1.2.0-3fb60c1e', true);
  heard['lcp']?.({ value: 812.4 });
  heard['cls']?.({ value: 0.0123 });
  measureView('mfe-sea', '1.2.0-3fb60c1e', true);
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  window.dispatchEvent(new Event('pagehide'));
  jest.advanceTimersByTime(60_000);
  const report = { remote: 'mfe-sea', version: '1.2.0-3fb60c1e', lcp: 812, cls: 12 };
  expect(posted.splice(0)).toEqual([['/api/page-views', true, report]]);
});

it('reports a later page after a while, without the vitals of the first', () => {
  measureView('mfe-hill', '0.1.0-9d1c22aa', false);
  expect(posted).toEqual([]);
  jest.advanceTimersByTime(10_000);
  expect(posted).toEqual([['/api/page-views', true, { remote: 'mfe-hill', version: '0.1.0-9d1c22aa' }]]);
});
