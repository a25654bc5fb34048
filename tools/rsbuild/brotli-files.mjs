import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { SERVER_FOLDER } from './server-build.mjs';

const COMPRESSIBLE = /\.(?:js|css|json|svg|txt|wasm)$/;

const compress = promisify(brotliCompress);

/** Writes a brotli file beside each browser file that becomes smaller by it, because the server does not compress files. */
export async function writeBrotliFiles(folder) {
  const names = readdirSync(folder, { recursive: true }).filter(
    (name) => COMPRESSIBLE.test(name) && !name.startsWith(SERVER_FOLDER + path.sep),
  );
  await Promise.all(names.map((name) => writeBrotliFile(path.join(folder, name))));
}

async function writeBrotliFile(file) {
  const content = await readFile(file);
  const smaller = await compress(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  if (smaller.length < content.length) await writeFile(`${file}.br`, smaller);
}
