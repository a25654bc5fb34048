import { acceptsBrotli, acceptsGzip } from './negotiation.js';

describe('brotli', () => {
  it.each(['br', 'gzip, deflate, br, zstd', 'gzip;q=1.0, br;q=0.1', 'BR', '*', 'gzip, *;q=0.5', 'br, *;q=0'])(
    'is sent to a client that takes %j',
    (header) => {
      expect(acceptsBrotli(header)).toBe(true);
    },
  );

  it.each([
    undefined,
    '',
    'gzip',
    'identity',
    'br;q=0',
    'br;q=0.000',
    'gzip, br ; q=0',
    'br;q=0, *',
    '*;q=0',
    'gzip, *;q=0',
    'x-br',
    'br-2',
    'br;q=much',
  ])('is not sent to a client that takes %j', (header) => {
    expect(acceptsBrotli(header)).toBe(false);
  });
});

describe('gzip', () => {
  it.each(['gzip', 'gzip, deflate, br', '*', 'br;q=0, *'])('is sent to a client that takes %j', (header) => {
    expect(acceptsGzip(header)).toBe(true);
  });

  it.each([undefined, '', 'br', 'gzip;q=0', 'x-gzip', 'gzip;q=0, *'])(
    'is not sent to a client that takes %j',
    (header) => {
      expect(acceptsGzip(header)).toBe(false);
    },
  );
});
