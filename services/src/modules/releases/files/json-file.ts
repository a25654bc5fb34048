import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { z } from 'zod';
import { innermostIssue } from '../../../platform/config/index.js';
import { reasonOf } from '../../../platform/errors/index.js';
import { createMark } from './process-mark.js';
import { ifThere, ReleaseError } from './release-error.js';

/** A checked JSON file; undefined if it does not exist. Throws a ReleaseError with file and reason if it is invalid. */
export async function readJson<T extends z.ZodType>(
  file: string,
  schema: T,
): Promise<z.infer<T> | undefined> {
  const text = await ifThere(readFile(file, 'utf8'));
  return text === undefined ? undefined : parseJson(file, text, schema);
}

/** Replaces a cached file. If the disk cannot be written, the old file stays: a full disk must not stop a release. */
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

export function parseJson<T extends z.ZodType>(file: string, text: string, schema: T): z.infer<T> {
  return checked(file, valueOf(file, text), schema);
}

/**
 * Like `parseJson`, for a file that a newer portal may have written: keys that this one does not know are left out. During an upgrade of
 * several portals, the earlier ones serve releases of the newest.
 */
export function parseNewerJson<T extends z.ZodType>(file: string, text: string, schema: T): z.infer<T> {
  const value = valueOf(file, text);
  for (const issue of schema.safeParse(value).error?.issues ?? [])
    if (issue.code === 'unrecognized_keys') removeKeys(value, issue);
  return checked(file, value, schema);
}

function removeKeys(value: unknown, { path, keys }: Pick<z.core.$ZodIssueUnrecognizedKeys, 'path' | 'keys'>) {
  const owner: object = Object(path.reduce<unknown>((part, step) => Reflect.get(Object(part), step), value));
  for (const key of keys) Reflect.deleteProperty(owner, key);
}

function valueOf(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ReleaseError(`${file} is not JSON: ${reasonOf(error)}`);
  }
}

function checked<T extends z.ZodType>(file: string, value: unknown, schema: T): z.infer<T> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new ReleaseError(schemaMessage(file, parsed.error));
  return parsed.data;
}

function schemaMessage(file: string, error: z.ZodError): string {
  const lines = error.issues.map((outer) => {
    // A message that the schema itself defines is better than the inner ones.
    const isPlain = outer.code === 'invalid_union' && outer.message === 'Invalid input';
    const { issue, path } = isPlain ? innermostIssue(outer) : { issue: outer, path: outer.path };
    return `  ${path.join('.') || '(the file)'}: ${messageOf(issue)}`;
  });
  return [`${file} is not as it should be:`, ...lines].join('\n');
}

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union' || issue.message !== 'Invalid input') return issue.message;
  const messages = issue.errors.flatMap(([first]) => first?.message ?? []);
  return messages.length === 0 ? issue.message : [...new Set(messages)].join('; or ');
}
