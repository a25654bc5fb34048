import type { Readable } from 'node:stream';
import type { UploadedReleaseDto } from '../../src/modules/admin/releases/releases.dto.js';
import type { TestAnswer, TestApi } from '../harness/start-api.js';

interface Upload {
  token: string;
  archive: Buffer | Readable;
  address?: string;
  headers?: Record<string, string>;
}

/** Uploads an archive of `mfe-sea`, or to another address, with a token. */
export async function uploadArchive<T = UploadedReleaseDto>(
  api: TestApi,
  { token, archive, address = '/api/releases/mfe-sea', headers = {} }: Upload,
): Promise<TestAnswer<T>> {
  const answer = await api.app.inject({
    method: 'PUT',
    url: address,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/gzip', ...headers },
    payload: archive,
  });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, body: answer.json<T>() };
}
