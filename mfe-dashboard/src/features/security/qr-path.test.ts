import { qrPath } from './qr-path';

it('draws the dark modules as one path, with the white border of four that cameras need', () => {
  const { size, path } = qrPath('otpauth://totp/Portico:wren?secret=JBSWY3DPEHPK3PXP');
  // The corner pattern: seven dark modules in a row, four from the edges.
  expect(path.startsWith('M4 4h7v1h-7z')).toBe(true);
  const places = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].map(([, ...numbers]) =>
    numbers.map(Number),
  );
  expect(Math.max(...places.map(([x = 0, , length = 0]) => x + length))).toBe(size - 4);
  expect(Math.max(...places.map(([, y = 0]) => y))).toBe(size - 5);
});
