import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Turns this process, and all that it starts, away from the portal of this machine: its database, settings and home stay
 * out of the figures, and as they are. Answers how to remove the home that takes their place.
 */
export function ownEnvironment(environment = process.env) {
  for (const name of Object.keys(environment)) {
    if (name.startsWith('PORTICO_') && !name.startsWith('PORTICO_TEST_')) delete environment[name];
  }
  const home = mkdtempSync(join(tmpdir(), 'portico-bench-'));
  environment.PORTICO_HOME = home;
  // Without it a portico.config.json beside the sources would count.
  environment.PORTICO_CONFIG = join(home, 'defaults.json');
  writeFileSync(environment.PORTICO_CONFIG, '{}');
  return () => rmSync(home, { recursive: true, force: true });
}
