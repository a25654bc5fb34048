/** @jest-environment node */
import { QueryClient } from '@tanstack/react-query';
import { whenUsable } from './when-usable';

test('a server, which paints nothing, waits for nothing', async () => {
  const queries = new QueryClient();
  const asked = performance.now();
  await whenUsable(queries);
  expect(performance.now() - asked).toBeLessThan(50);
});
