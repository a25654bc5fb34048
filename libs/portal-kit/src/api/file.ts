import { getFile, openFile } from '@portico/api-client/runtime';

/** Saves a file through the browser under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Saves an answer of the API as a file; a plain link would not send the token. Throws `ApiError`. */
export async function saveApiFile(address: string, name: string): Promise<void> {
  saveFile(await getFile(address, { authenticated: true }), name);
}

/** Opens an address of the API with the session; the signal cancels at any time. Throws `ApiError`. */
export function openApiFile(address: string, signal: AbortSignal): Promise<Response> {
  return openFile(address, { authenticated: true, signal });
}
