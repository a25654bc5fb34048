import { maskedEmail } from './accounts.service.js';

test.each([
  ['mara@example.org', 'm•••@example.org'],
  ['m@example.org', 'm•••@example.org'],
  ['"a@b"@example.org', '"•••@example.org'],
  ['@example.org', '•••'],
  ['nothing', '•••'],
])('%s is shown as %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});
