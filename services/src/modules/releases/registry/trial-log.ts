import { z } from 'zod';
import { readJson, replaceJson } from '../files/json-file.js';

const trialsSchema = z.object({ shell: z.string(), passed: z.array(z.string()) });

type Tried = { name: string; version: string };

/** Releases that this build of the shell has rendered: a cache, so that none is tried twice. Only the last build is stored. */
export class TrialLog {
  constructor(private readonly file: string) {}

  async hasPassed(shell: string, release: Tried): Promise<boolean> {
    return (await this.passed(shell)).includes(keyOf(release));
  }

  async add(shell: string, release: Tried): Promise<void> {
    const passed = [...new Set([...(await this.passed(shell)), keyOf(release)])];
    await replaceJson(this.file, { shell, passed });
  }

  private async passed(shell: string): Promise<readonly string[]> {
    const trials = await readJson(this.file, trialsSchema).catch(() => undefined);
    return trials?.shell === shell ? trials.passed : [];
  }
}

function keyOf({ name, version }: Tried): string {
  return `${name} ${version}`;
}
