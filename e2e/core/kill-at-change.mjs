import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded into a command with `--import`. Kills it, as `kill -9` does, before the file system change whose number is in
 * PORTICO_TEST_KILL_AT. With 0 it prints the number of changes at the end.
 */
const killAt = Number(process.env.PORTICO_TEST_KILL_AT);
let changes = 0;

function countChange() {
  changes += 1;
  if (changes === killAt) process.kill(process.pid, 'SIGKILL');
}

for (const name of ['link', 'mkdir', 'rename', 'rm', 'symlink', 'writeFile']) {
  const change = files[name];
  files[name] = (...args) => {
    countChange();
    return change(...args);
  };
}

const open = files.open;
files.open = async (path, flags, ...rest) => {
  if (typeof flags !== 'string' || flags === 'r') return open(path, flags, ...rest);
  countChange();
  const handle = await open(path, flags, ...rest);
  const write = handle.writeFile.bind(handle);
  handle.writeFile = (...args) => {
    countChange();
    return write(...args);
  };
  return handle;
};

syncBuiltinESMExports();

if (killAt === 0) process.on('exit', () => process.stdout.write(`\nCHANGES ${changes}\n`));
