import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives this process and its children a new home: the machine's database, settings and home stay untouched. Returns how to remove it. */
export function ownEnvironment(environment = process.env) {
  for (const name of Object.keys(environment)) {
    if (name.startsWith('PORTICO_') && !name.startsWith('PORTICO_TEST_')) delete environment[name];
  }
  const home = mkdtempSync(join(tmpdir(), 'portico-bench-'));
  environment.PORTICO_HOME = home;
  // Without this setting, a portico.config.json beside the sources would be read.
  environment.PORTICO_CONFIG = join(home, 'defaults.json');
  writeFileSync(environment.PORTICO_CONFIG, '{}');
  return () => rmSync(home, { recursive: true, force: true });
}
