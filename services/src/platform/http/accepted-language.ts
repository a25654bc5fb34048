import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { DEFAULT_LANGUAGE, type Language, languageFromTag } from '@portico/domain';
import type { FastifyRequest } from 'fastify';

/** The language that an Accept-Language header likes best; undefined where it names none of ours. */
export function acceptedLanguage(header: string | undefined): Language | undefined {
  const wishes = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) };
    });
  const wanted = wishes.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    const language = languageFromTag(tag);
    if (language !== undefined) return language;
  }
  return undefined;
}

/** Parameter of a controller method: the language of the page that calls. */
export const CurrentLanguage = createParamDecorator((_: unknown, context: ExecutionContext): Language => {
  const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
  return acceptedLanguage(headers['accept-language']) ?? DEFAULT_LANGUAGE;
});
