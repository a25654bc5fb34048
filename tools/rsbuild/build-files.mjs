import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { ROOT } from '../bootstrap/workspace.mjs';
import { remoteConfig } from './preset.mjs';

/** Writes the files of a remote for tests. Returns its folder, which the caller removes. */
export function writeFiles(files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-remote-build-'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

export async function buildFiles(files, options) {
  const folder = writeFiles(files);
  const rsbuild = await createRsbuild({
    cwd: folder,
    callerName: 'test',
    config: await remoteConfig(folder, options)(),
  });
  await rsbuild.build();
  return folder;
}
