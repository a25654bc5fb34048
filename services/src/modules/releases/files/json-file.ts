import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { z } from 'zod';
import { innermostIssue } from '../../../platform/config/index.js';
import { reasonOf } from '../../../platform/errors/index.js';
import { createMark } from './process-mark.js';
import { fileErrorCode, ReleaseError } from './release-error.js';

/** A JSON file checked by its schema; undefined when it does not exist, a ReleaseError naming file and reason when it is broken. */
export async function readJson<T extends z.ZodType>(
  file: string,
  schema: T,
): Promise<z.infer<T> | undefined> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    const code = fileErrorCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
  return parseJson(file, text, schema);
}

/** Replaces a file that is a cache. A disk that cannot be written leaves it as it is: a full one is no reason against a release. */
export async function replaceJson(file: string, value: unknown): Promise<void> {
  const folder = dirname(file);
  const fresh = join(folder, `.staging-${await createMark()}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(fresh, JSON.stringify(value));
    await rename(fresh, file);
  } catch {
    await rm(fresh, { force: true }).catch(() => undefined);
  }
}

/** JSON text checked by a schema; a ReleaseError names the file it came from and the reason when it is broken. */
export function parseJson<T extends z.ZodType>(file: string, text: string, schema: T): z.infer<T> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ReleaseError(`${file} is not JSON: ${reasonOf(error)}`);
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new ReleaseError(schemaMessage(file, parsed.error));
  return parsed.data;
}

function schemaMessage(file: string, error: z.ZodError): string {
  const lines = error.issues.map((outer) => {
    // A message of the schema's own says more than what is wrong within.
    const isPlain = outer.code === 'invalid_union' && outer.message === 'Invalid input';
    const { issue, path } = isPlain ? innermostIssue(outer) : { issue: outer, path: outer.path };
    return `  ${path.join('.') || '(the file)'}: ${messageOf(issue)}`;
  });
  return [`${file} is not as it should be:`, ...lines].join('\n');
}

/** Lists all forms where a value may have several and matches none. */
function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union' || issue.message !== 'Invalid input') return issue.message;
  const messages = issue.errors.flatMap(([first]) => first?.message ?? []);
  return messages.length === 0 ? issue.message : [...new Set(messages)].join('; or ');
}
