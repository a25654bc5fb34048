import { existsSync, readFileSync } from 'node:fs';
import { ownEnvironment } from './own-environment.mjs';

test('a benchmark knows nothing of the portal of this machine, and keeps what it is told for itself', () => {
  const environment = {
    PATH: '/bin',
    PORTICO_HOME: '/home/me/.portico',
    PORTICO_DATABASE_URL: 'mysql://live/game',
    PORTICO_CONFIG: '/home/me/portico.config.json',
    PORTICO_TEST_WZ: '/wz',
  };
  const remove = ownEnvironment(environment);
  const { PORTICO_HOME: home, PORTICO_CONFIG: settings, ...rest } = environment;
  expect(rest).toEqual({ PATH: '/bin', PORTICO_TEST_WZ: '/wz' });
  expect(home).not.toBe('/home/me/.portico');
  expect(readFileSync(settings, 'utf8')).toBe('{}');
  remove();
  expect(existsSync(home)).toBe(false);
});
