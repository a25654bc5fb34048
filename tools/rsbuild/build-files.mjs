import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { ROOT } from '../bootstrap/workspace.mjs';
import { remoteConfig } from './preset.mjs';

/** Builds a remote of these files, for tests: the folder that it stands in. Who asked for it removes it. */
export async function buildFiles(files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-remote-build-'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const rsbuild = await createRsbuild({ cwd: folder, callerName: 'test', config: remoteConfig(folder) });
  await rsbuild.build();
  return folder;
}
