import { localizedPath } from '@portico/contract';
import type { PageDataEntry } from '@portico/contract';
import type { Language } from '@portico/domain';
import { z } from 'zod';
import { markup } from '../text/html.js';
import type { Html } from '../text/html.js';
import type { TextLookup } from '../text/page-texts.js';

const errorSchema = z.object({ code: z.string() });

/** What a reader without JavaScript meets where nothing is: what the page's first call says is missing, else the page. */
export function missingContent(
  language: Language,
  first: PageDataEntry | undefined,
  shell: TextLookup,
): Html {
  return markup`<section class="served-missing"><h1>${subjectOf(first, shell) ?? shell('kit.notFound.title')}</h1><p>${shell('kit.notFound.message')}</p><nav class="served-calls"><a href="${localizedPath(language, '/')}">${shell('kit.notFound.home')}</a></nav></section>`;
}

function subjectOf(first: PageDataEntry | undefined, shell: TextLookup): string | undefined {
  if (first?.status !== 404) return undefined;
  const { success, data } = errorSchema.safeParse(first.body);
  return success ? shell(`errors.${data.code}`) : undefined;
}
