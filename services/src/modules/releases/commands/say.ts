import { readFile } from 'node:fs/promises';
import { reasonOf } from '../../../platform/errors/index.js';
import { ReleaseError } from '../files/release-error.js';

export async function readKeyFile(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    throw new ReleaseError(`The key cannot be read: ${reasonOf(error)}`);
  });
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
