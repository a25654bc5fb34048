import { byKind, kindOf, ratioOf } from './first-visit.mjs';

const request = (url, wire, type = 'Other') => ({ kind: kindOf(url, type), body: wire - 100, wire });

describe('what a first visit loads', () => {
  it('is told apart by address, and by the browser where the address tells nothing', () => {
    const of = (path, type) => kindOf(`http://portal${path}`, type);
    expect(of('/shell/static/js/vendor.1.js?retry=2', 'Other')).toBe('js');
    expect(of('/rankings', 'Document')).toBe('document');
    expect(of('/api/character/icon/3', 'Image')).toBe('image');
    expect(of('/api/server/status', 'Fetch')).toBe('other');
  });

  it('counts headers, and is compared by script and style alone', () => {
    const ours = byKind([
      request('http://portal/a.js', 1000),
      request('http://portal/b.js', 400),
      request('http://portal/a.css', 200),
      request('http://portal/f.woff2', 9000),
    ]);
    const one = byKind([request('http://portal/app.js', 1000), request('http://portal/app.css', 300)]);
    expect(ours.js).toEqual({ files: 2, body: 1200, wire: 1400 });
    expect(ratioOf(ours, one, ['js'])).toBeCloseTo(1.4);
    expect(ratioOf(ours, one, ['js', 'css'])).toBeCloseTo(1600 / 1300);
  });
});
