import { shownReason } from './ban.js';

test.each([
  [
    'Keeper banned Wren for bots (IP: 203.0.113.9) (MAC: 00-1A-2B-3C-4D-5E, 0A-00-27-00-00-0F) (HWID: 1A2B3C4D)',
    'Keeper banned Wren for bots (IP: 203.0.*.*) (MAC: 00-**, 0A-**) (HWID: **)',
  ],
  ['/203.0.113.9:51234 again', '203.0.*.* again'],
  ['from 2001:db8:1:2::9.', 'from 2001:db8:*.'],
  ['mac 00:1a:2b:3c:4d:5e', 'mac 00:**'],
  ['version 1.2.3.4.5 at 12:30, see 10:20:30', 'version 1.2.3.4.5 at 12:30, see 10:20:30'],
  ['sold items 999.999.999.999 for 1,000,000', 'sold items 999.999.999.999 for 1,000,000'],
  ['https://forum.example/t/12', 'https://forum.example/t/12'],
])('%s is shown as %s', (reason, shown) => {
  expect(shownReason(reason)).toBe(shown);
});

test('a long reason is read at once', () => {
  const start = performance.now();
  for (const piece of ['1.', 'a:', '00-', '::', 'hwid ']) shownReason(piece.repeat(20_000));
  expect(performance.now() - start).toBeLessThan(1000);
});
