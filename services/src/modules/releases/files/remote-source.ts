import { listBuild, readSource } from './plain-files.js';

/** A built remote, wherever it lies: package.json, src/i18n and dist. */
export interface RemoteSource {
  /** Its folder, or another name for messages. */
  label: string;
  /** undefined where there is no such file. */
  read(path: string): Promise<Buffer | undefined>;
  /** Paths of the files in `dist` that are released, `dist/` included. */
  listBuild(): Promise<string[]>;
}

/** A folder of this machine. */
export function folderSource(folder: string): RemoteSource {
  return {
    label: folder,
    read: (path) => readSource(folder, path),
    listBuild: () => listBuild(folder, 'dist'),
  };
}
