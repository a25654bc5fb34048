import { readFile, stat } from 'node:fs/promises';
import { z } from 'zod';

const MAX_BYTES = 65_536;

const keySchema = z.object({
  type: z.literal('service_account'),
  client_email: z.string().min(1),
  private_key: z.string().min(1),
});

export interface ServiceAccount {
  email: string;
  privateKey: string;
}

/** Reads the key file. Errors describe the problem without quoting the file. */
export async function readServiceAccount(file: string): Promise<ServiceAccount> {
  const { size } = await stat(file);
  if (size > MAX_BYTES) throw new Error(`${file} is no key of a service account: it is too large`);
  const { success, data } = keySchema.safeParse(parsed(await readFile(file, 'utf8')));
  if (!success) throw new Error(`${file} is no key of a service account`);
  return { email: data.client_email, privateKey: data.private_key };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message would quote the file.
    return undefined;
  }
}
