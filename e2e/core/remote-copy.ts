import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './portal.js';

type Json = Record<string, unknown>;

/** Copies a remote's folder out of the repository, so that a test can change and release it. */
export class RemoteCopy {
  private constructor(readonly folder: string) {}

  static async of(project: string): Promise<RemoteCopy> {
    const parent = await mkdtemp(join(tmpdir(), 'portico-remote-'));
    const folder = join(parent, 'remote');
    const source = join(ROOT, project);
    for (const part of ['package.json', 'src/i18n', 'dist']) {
      await cp(join(source, part), join(folder, part), { recursive: true });
    }
    return new RemoteCopy(folder);
  }

  async changeText(language: string, key: string, value: string): Promise<void> {
    await this.#change(`src/i18n/${language}.json`, (texts) => {
      const path = key.split('.');
      const last = path.pop() ?? '';
      const node = path.reduce<Json>((tree, part) => tree[part] as Json, texts);
      node[last] = value;
    });
  }

  async changePortal(change: (portal: Json) => void): Promise<void> {
    await this.#change('dist/portal.json', change);
  }

  async remove(): Promise<void> {
    await rm(join(this.folder, '..'), { recursive: true, force: true });
  }

  async #change(file: string, change: (content: Json) => void): Promise<void> {
    const path = join(this.folder, file);
    const content = JSON.parse(await readFile(path, 'utf8')) as Json;
    change(content);
    await writeFile(path, JSON.stringify(content, null, 2));
  }
}

/** Fixture name to the environment of its last build in this worker. */
const built = new Map<string, string>();

/** Builds a fixture remote in place, because it uses the workspace's packages, once for all specs that do not change it. */
export async function buildFixture(name: string, environment: NodeJS.ProcessEnv = {}): Promise<string> {
  const project = `e2e/fixtures/${name}`;
  const variant = JSON.stringify(environment);
  if (built.get(name) === variant) return project;
  const child = spawn(process.execPath, [join(ROOT, 'node_modules/@rsbuild/core/bin/rsbuild.js'), 'build'], {
    cwd: join(ROOT, project),
    env: { ...process.env, ...environment },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`The fixture ${name} does not build:\n${output}`);
  built.set(name, variant);
  return project;
}
