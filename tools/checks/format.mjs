import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/workspace.mjs';

/**
 * What Prettier is to look at after `oxfmt --list-different`: nothing where it found nothing, the files that it named, or all of them where it
 * could not read a file or not start.
 */
export function filesToFormat(code, output) {
  if (code === 0) return [];
  const files = output.split('\n').filter((line) => line !== '');
  const isList = code === 1 && files.length > 0 && files.every((file) => existsSync(join(ROOT, file)));
  return isList ? files : ['.'];
}
