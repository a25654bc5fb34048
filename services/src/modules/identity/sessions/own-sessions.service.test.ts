import { deviceOf } from './own-sessions.service.js';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

test.each([
  [IPHONE, { browser: 'Safari', system: 'iOS', isPhone: true }],
  [WINDOWS, { browser: 'Firefox', system: 'Windows', isPhone: false }],
  ['curl/8.0', { browser: null, system: null, isPhone: false }],
  ['<script>', { browser: null, system: null, isPhone: false }],
  [null, { browser: null, system: null, isPhone: false }],
])('%s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toEqual(device);
});
