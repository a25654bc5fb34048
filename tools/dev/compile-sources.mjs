import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { transformFile } from '@swc/core';

/** Files that a project's build leaves out. */
const LEFT_OUT = /\.(?:test\.ts|d\.ts|md)$/;

/** Sources that swc compiles. All others are copied. */
const COMPILED = /\.(?:ts|mjs|js)$/;

/** Updates the compiled file of one source, as its project's build would write it. Throws the compiler's error. */
export async function compileSource(file, folder) {
  const path = relative(join(folder, 'src'), file);
  if (LEFT_OUT.test(path)) return;
  const target = join(folder, 'dist', path);
  if (!COMPILED.test(file)) {
    await mkdir(dirname(target), { recursive: true });
    await copyFile(file, target);
    return;
  }
  const compiled = target.replace(COMPILED, '.js');
  const { code, map } = await transformFile(file, {
    cwd: folder,
    root: folder,
    sourceFileName: relative(dirname(compiled), file).split(sep).join('/'),
  });
  await mkdir(dirname(compiled), { recursive: true });
  if (map === undefined) return writeFile(compiled, code);
  await writeFile(`${compiled}.map`, map);
  await writeFile(compiled, `${code}\n//# sourceMappingURL=${basename(compiled)}.map`);
}

export async function removeCompiled(file, folder) {
  const target = join(folder, 'dist', relative(join(folder, 'src'), file)).replace(COMPILED, '.js');
  await Promise.all([target, `${target}.map`].map((path) => rm(path, { force: true })));
}
