import type { Language } from '@portico/domain';
import { addTexts, type TextBundle } from '@portico/i18n';

/** Addresses of a namespace's texts: in the page's language and in English. */
export interface TextAddresses {
  language: string;
  fallback: string;
}

async function fetchTexts(address: string, signal?: AbortSignal): Promise<TextBundle> {
  const response = await fetch(address, { signal: signal ?? null });
  if (!response.ok) throw new Error(`HTTP ${response.status} for ${address}`);
  return (await response.json()) as TextBundle;
}

/** Loads the texts of a namespace in the language of the page, or in English if those cannot be loaded. Rejects if neither can. */
export async function loadTexts(
  namespace: string,
  language: Language,
  addresses: TextAddresses,
  signal?: AbortSignal,
): Promise<void> {
  try {
    addTexts(language, namespace, await fetchTexts(addresses.language, signal));
  } catch (error) {
    if (addresses.fallback === addresses.language || signal?.aborted) throw error;
    addTexts('en', namespace, await fetchTexts(addresses.fallback, signal));
  }
}
