import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cachedDataVersionTag, setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';

/** The bundle of libraries as a function of `module`, `require` and `jest`. */
function compile(folder, cachedData) {
  const filename = join(folder, 'libraries.cjs');
  const source = `(function (module, require, jest) {${readFileSync(filename, 'utf8')}\n})`;
  return new Script(source, { filename, cachedData });
}

/** Compiled code fits one version of V8 and its flags. */
const bytecodeOf = (folder) => join(folder, `${cachedDataVersionTag()}.bytecode`);

/** The bundle, with the code that `writeBytecode` compiled if it fits this process. */
export function bundleScript(folder) {
  const file = bytecodeOf(folder);
  return compile(folder, existsSync(file) ? readFileSync(file) : undefined);
}

/** Compiles all functions of the bundle once. Otherwise V8 compiles them again in each process. */
export function writeBytecode(folder) {
  const file = bytecodeOf(folder);
  if (existsSync(file)) return;
  setFlagsFromString('--no-lazy');
  const script = compile(folder);
  setFlagsFromString('--lazy');
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, script.createCachedData());
  renameSync(unfinished, file);
}
