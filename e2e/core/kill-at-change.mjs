import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded into a command with `--import`: kills it, as `kill -9` does, before the change of the file system with the number
 * in PORTICO_TEST_KILL_AT; with 0 it says at the end how many there were.
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
