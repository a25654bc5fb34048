import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildOnChange } from './remote-build.mjs';

let directory;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'portico-build-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Installs a package as pnpm does: its `.bin` contains no JavaScript program. */
function installRsbuild(program) {
  const folder = join(directory, 'node_modules/@rsbuild/core');
  mkdirSync(join(folder, 'bin'), { recursive: true });
  const exported = { '.': './index.js', './package.json': './package.json' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: '@rsbuild/core', exports: exported }));
  writeFileSync(join(folder, 'bin/rsbuild.js'), program);
}

test('the build runs its own program, and ends with its code', async () => {
  installRsbuild("process.exit(process.argv.slice(2).join(' ') === 'build --watch' ? 7 : 1)");
  expect(await buildOnChange(directory).ended).toBe(7);
});

test('a build that the machine kills is a failure, and one that was stopped is none', async () => {
  installRsbuild("process.kill(process.pid, 'SIGKILL')");
  expect(await buildOnChange(directory).ended).toBe(1);
  installRsbuild('setInterval(() => undefined, 1000)');
  const build = buildOnChange(directory);
  build.stop();
  expect(await build.ended).toBe(0);
});

test('a folder without its packages is said in words', () => {
  expect(() => buildOnChange(directory)).toThrow('has no @rsbuild/core: install its packages first');
});
