import { readFile } from 'node:fs/promises';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@portico/domain';
import { shellFile } from '../../releases/index.js';
import type { RemoteInService, ReleaseStore, ShellBuildFile } from '../../releases/index.js';
import { CheckResult } from './page-checks.js';

const MAX_BYTES = 4 * 1_048_576;
const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const SHELL = 'shell';

interface TextFiles {
  name: string;
  read: (language: Language) => Promise<Buffer | undefined>;
}

/** Missing texts of shell and active releases per language, compared with English. */
export async function checkTranslations(
  remotes: readonly RemoteInService[],
  store: ReleaseStore,
  shell: ShellBuildFile,
): Promise<CheckResult> {
  const result = new CheckResult('translations');
  const build = await shell.read().catch(() => undefined);
  const sources: TextFiles[] = remotes.flatMap(({ name, release }) =>
    release === undefined
      ? []
      : [{ name, read: (language) => store.read(name, release.version, release.texts[language] ?? '') }],
  );
  if (build !== undefined)
    sources.push({
      name: SHELL,
      read: (language) => readFile(shellFile(shell.folder, build.texts[language])),
    });
  for (const source of sources) await compare(source, result);
  return result;
}

async function compare({ name, read }: TextFiles, result: CheckResult): Promise<void> {
  const wanted = await keysOf(() => read(DEFAULT_LANGUAGE));
  if (wanted === undefined) return result.fault('unreadable', name, DEFAULT_LANGUAGE);
  for (const language of LANGUAGES.filter((one) => one !== DEFAULT_LANGUAGE)) {
    result.look(wanted.size);
    const found = await keysOf(() => read(language));
    if (found === undefined) {
      result.fault('unreadable', name, language);
      continue;
    }
    for (const key of wanted) if (!found.has(key)) result.fault('text', name, `${language}: ${key}`);
  }
}

/** Keys that have a text, with plural forms counted as one; undefined if the file cannot be read. */
async function keysOf(read: () => Promise<Buffer | undefined>): Promise<ReadonlySet<string> | undefined> {
  try {
    const content = await read();
    if (content === undefined || content.length > MAX_BYTES) return undefined;
    const keys = new Set<string>();
    collect(JSON.parse(content.toString()), '', keys);
    return keys;
  } catch {
    // A missing file or invalid JSON is a finding of its own.
    return undefined;
  }
}

function collect(value: unknown, key: string, keys: Set<string>): void {
  if (typeof value === 'string' && value.trim() !== '') keys.add(key.replace(PLURAL, ''));
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value))
    collect(inner, key === '' ? name : `${key}.${name}`, keys);
}
